import type { ColumnType, Generated } from 'kysely'
import type { AccountLinksTable } from './tables/account-links.ts'
import type { ClosedAccountsTable } from './tables/closed-accounts.ts'
import type { DefaultTimestamp, Serial, Timestamp } from './tables/columns.ts'
import type { DisputeMessagesTable, DisputePhotosTable, DisputesTable } from './tables/disputes.ts'
import type { DraftPhotosTable, DraftsTable } from './tables/drafts.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'
import type { IdentitiesTable } from './tables/identities.ts'
import type { LedgerEntriesTable, LedgerTransactionsTable } from './tables/ledger.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { PayoutsTable } from './tables/payouts.ts'
import type { PhoneCodesTable, PhoneVerificationsTable } from './tables/phone-codes.ts'
import type { PreferencesTable } from './tables/preferences.ts'
import type { ProductRevisionsTable } from './tables/product-revisions.ts'
import type { RatingPicturesTable } from './tables/rating-pictures.ts'
import type { ShippingSettingsTable } from './tables/shipping-settings.ts'

interface Addressed {
  address_line_1: string
  address_line_2: string | null
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

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
  locale: Generated<'en' | 'ur'>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  followers_count: Generated<number>
  following_count: Generated<number>
  sold_count: Generated<number>
  created_at: DefaultTimestamp
}

export interface ProductsTable {
  id: Serial
  seller_id: number
  title: string
  description: string
  price_paisa: number
  quantity: number
  quantity_left: number
  category_id: number
  brand_id: number | null
  custom_brand: string | null
  condition_id: number
  location: Generated<string>
  city: string
  address_id: number | null
  approval_status: Generated<'pending' | 'approved' | 'rejected'>
  rejection_reason: string | null
  allow_offers: Generated<boolean>
  active: Generated<boolean>
  sold: Generated<boolean>
  sold_elsewhere_at: Timestamp | null
  shipping_type: Generated<string>
  standard_size: string | null
  size: string | null
  chest: number | null
  waist: number | null
  hips: number | null
  inseam: number | null
  sleeve: number | null
  shoulder: number | null
  more_measures: ColumnType<Record<string, number>, string | undefined, string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: Timestamp | null
  on_sale: ColumnType<boolean, never, never>
}

export interface PhotosTable {
  id: Serial
  product_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
  drawn_from: ColumnType<unknown, string | null | undefined, string | null>
  leaves: Generated<boolean>
  own_position: ColumnType<number | null, number | null | undefined, number | null>
}

export interface OffersTable {
  id: Serial
  product_id: number
  buyer_id: number
  seller_id: number
  actor_id: number
  price_paisa: number
  message: Generated<string>
  status: Generated<'pending' | 'accepted' | 'rejected'>
  action: Generated<'offer' | 'counter' | 'expired' | 'closed' | 'countered'>
  created_at: DefaultTimestamp
  answered_at: Timestamp | null
}

export interface OrdersTable extends Addressed {
  id: Serial
  tracking_no: string
  seller_id: number
  buyer_id: number | null
  offer_id: number | null
  guest_id: string | null
  guest_email: string | null
  guest_phone: string | null
  guest_first_name: string | null
  guest_last_name: string | null
  guest_subscribes: Generated<boolean>
  guest_takes_texts: Generated<boolean>
  guest_saves_address: Generated<boolean>
  guest_locale: Generated<'en' | 'ur'>
  status: Generated<'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'>
  subtotal_paisa: number
  delivery_fee_paisa: number
  platform_fee_paisa: number
  seller_profit_paisa: number
  created_at: DefaultTimestamp
  shipped_at: Timestamp | null
  delivered_at: Timestamp | null
  completed_at: Timestamp | null
  cancelled_at: Timestamp | null
}

export interface RatingsTable {
  id: Serial
  order_id: number
  buyer_id: number
  seller_id: number
  rating: number
  comment: string
  created_at: DefaultTimestamp
}

/** The whole schema as the migrations leave it. */
export interface Tables {
  outbox: OutboxTable
  phone_codes: PhoneCodesTable
  phone_verifications: PhoneVerificationsTable
  account_links: AccountLinksTable
  users: UsersTable
  sessions: { token_hash: Buffer; user_id: number; created_at: DefaultTimestamp; last_used_at: DefaultTimestamp }
  limit_windows: { key: string; hits: number; ends_at: Timestamp }
  shops: { user_id: number; description: string }
  addresses: Addressed & {
    id: Serial
    user_id: number
    address_type: 'pickup' | 'shipping'
    created_at: DefaultTimestamp
  }
  follows: { follower_id: number; followed_id: number; created_at: DefaultTimestamp }
  likes: { user_id: number; product_id: number; created_at: DefaultTimestamp }
  saves: { user_id: number; product_id: number; created_at: DefaultTimestamp }
  bank_details: {
    user_id: number
    bank_name: string
    account_title: string
    account_number: string
    iban: string
    branch_code: string
    updated_at: DefaultTimestamp
  }
  categories: { id: number; name: string; group_name: string }
  conditions: { id: number; title: string }
  sizes: { id: number; title: string; value: string; code: string }
  brands: { id: Serial; name: string }
  products: ProductsTable
  photos: PhotosTable
  product_revisions: ProductRevisionsTable
  offers: OffersTable
  orders: OrdersTable
  order_items: {
    id: Serial
    order_id: number
    product_id: number
    title: string
    quantity: number
    price_paisa: number
    offer_id: number | null
  }
  idempotency_keys: IdempotencyKeysTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  order_links: { token_hash: Buffer; order_id: number; created_at: DefaultTimestamp }
  ratings: RatingsTable
  rating_pictures: RatingPicturesTable
  identities: IdentitiesTable
  closed_accounts: ClosedAccountsTable
  preferences: PreferencesTable
  shipping_settings: ShippingSettingsTable
  payouts: PayoutsTable
  drafts: DraftsTable
  draft_photos: DraftPhotosTable
  disputes: DisputesTable
  dispute_messages: DisputeMessagesTable
  dispute_photos: DisputePhotosTable
}
