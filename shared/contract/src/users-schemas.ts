import * as z from '@closyyy/contract/schema'
import { DeliveryDays } from './delivery-days-schemas.ts'
import { message } from './messages.ts'
import { BuyerAverage } from './order-ratings-schemas.ts'
import { PersonName } from './people-schemas.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

/** The signed-in person's own record, contact data included. */
export const OwnUser = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The new email whose link was not opened yet (ACCOUNT-13); null without one. Older servers omit it. */
  pending_email: z.optional(z.nullable(z.string())),
  /** 12 digits, starting with 92; null after a sign-in by Google. */
  phone: z.nullable(z.string()),
  /** Path of a square picture; null shows initials. */
  profile_picture: z.nullable(z.string()),
  /** Text of at most 1,000 characters; null without one. */
  bio: z.nullable(z.string()),
  /** URL that starts with `http://` or `https://`; null without one. */
  website: z.nullable(z.string()),
  country: z.string(),
  /** Language of messages to this person (MESSAGE-4); older servers omit it. */
  locale: z.optional(z.enum(['en', 'ur'])),
  /** Null while the session is limited (SESSION-2). */
  email_verified_at: z.nullable(Timestamp),
  /** Null if vacation mode is off (SHOP-2). */
  vacation_until: z.nullable(Timestamp),
  is_admin: z.boolean(),
  /** True once they listed a product or saved a draft (NAV-9); older servers omit it. */
  is_seller: z.optional(z.boolean()),
  /** When the account closes if its owner does not keep it (PRIVACY-4); null without a deletion. */
  deletion_at: z.optional(z.nullable(Timestamp)),
  /** Why and until when the account is suspended (SUSPENSION-2); null if it is not. Older servers omit it. */
  suspension: z.optional(
    z.nullable(
      z.object({
        reason: z.string(),
        /** Null without an end date. */
        ends_at: z.nullable(Timestamp),
      }),
    ),
  ),
  /** The roles of an administrator (TEAM-1); older servers omit them. */
  roles: z.optional(z.array(z.string())),
})
export type OwnUser = z.infer<typeof OwnUser>

/** Public data of a person (PRIVACY-1). */
export const Profile = z.object({
  id: Id,
  username: z.string(),
  /** Path of a square picture; null shows initials. */
  profile_picture: z.nullable(z.string()),
  /** 0 to 5, rounded down to at most two decimals; 0 without ratings. */
  average_rating: z.number(),
  ratings_count: z.int(),
  followers_count: z.int(),
  following_count: z.int(),
  /** Units in completed orders (ORDER-1), the same number as the stats' `items_sold`. */
  sold_count: z.int(),
  joined_at: Timestamp,
  /** True while buying from them is disabled (SHOP-2). */
  on_vacation: z.boolean(),
  /** The phone got a code once; older servers omit it, as they do the next two. */
  phone_verified: z.optional(z.boolean()),
  /** Median of the last answers to offers and questions; null with too few (SHOP-6). */
  reply_minutes: z.optional(z.nullable(z.int())),
  /** Null with too few parcels. */
  delivery_days: z.optional(z.nullable(DeliveryDays)),
  /** Returned to signed-in callers only, as is `can_rate`. */
  is_following: z.optional(z.boolean()),
  can_rate: z.optional(z.boolean()),
  /** Ratings by sellers; returned to the person themself only (RATING-7). */
  as_buyer: z.optional(BuyerAverage),
})
export type Profile = z.infer<typeof Profile>

const websiteInvalid = message('person.website-invalid')

/** Changes to one's own profile (ACCOUNT-11); fields left out stay, an empty bio or website is removed. */
export const ProfileInput = z.object({
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
  /** At most 1,000 characters. */
  bio: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  website: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(255),
        z.refine(
          text => text === '' || (/^https?:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text)),
          websiteInvalid,
        ),
      ),
    ),
  ),
  locale: z.optional(z.enum(['en', 'ur'])),
  country: z.optional(z.string().check(z.trim(), z.minLength(1, message('field.required')), z.maxLength(60))),
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const getOwnUserSchemas = {
  data: OwnUser,
}

export const getProfileSchemas = {
  params: z.object({ id: IdText }),
  data: Profile,
}

export const updateProfileSchemas = {
  body: ProfileInput,
  data: OwnUser,
}

export const updateProfilePictureSchemas = {
  body: z.object({ profile_picture: z.file(message('photo.file-required')) }),
  data: OwnUser,
}
