import type { Preferences } from '@closyyy/contract/preferences-schemas'
import type { Role } from '@closyyy/contract/roles'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface UsersTable {
  id: Serial
  username: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  password_hash: string | null
  profile_picture: string | null
  bio: string | null
  website: string | null
  country: Generated<string>
  email_verified_at: Timestamp | null
  vacation_until: Timestamp | null
  is_admin: Generated<boolean>
  roles: ColumnType<Role[], Role[] | undefined, Role[]>
  is_demo: Generated<boolean>
  locale: Generated<'en' | 'ur'>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  followers_count: Generated<number>
  following_count: Generated<number>
  sold_count: Generated<number>
  /** Time up to which new products of followed sellers were emailed (LIKE-5). */
  follows_mailed_at: Timestamp | null
  created_at: DefaultTimestamp
}

export interface ShopsTable {
  user_id: number
  description: string
}

/** Measured by a job (SHOP-6). */
export interface SellerSpeedsTable {
  user_id: number
  reply_minutes: number | null
  delivery_days_from: number | null
  delivery_days_to: number | null
  measured_at: DefaultTimestamp
}

export interface FollowsTable {
  follower_id: number
  followed_id: number
  created_at: DefaultTimestamp
}

export interface PreferencesTable extends Preferences {
  user_id: number
  updated_at: DefaultTimestamp
}

export interface DeletionRequestsTable {
  user_id: number
  requested_at: DefaultTimestamp
  closes_at: Timestamp
  hidden_products: Generated<number[]>
}

export interface ClosedAccountsTable {
  user_id: number
  /** Both null once the account is erased. */
  email: string | null
  phone: string | null
  closed_at: DefaultTimestamp
  erased_at: Timestamp | null
}
