import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { PersonName } from './people-schemas.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

/** The signed-in person's own record. */
export const OwnUser = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  website: z.nullable(z.string()),
  country: z.string(),
  /** The language of messages to this person. */
  locale: z.optional(z.enum(['en', 'ur'])),
  email_verified_at: z.nullable(Timestamp),
  vacation_until: z.nullable(Timestamp),
  is_admin: z.boolean(),
})
export type OwnUser = z.infer<typeof OwnUser>

/** What everybody may see of a person. */
export const Profile = z.object({
  id: Id,
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  average_rating: z.number(),
  ratings_count: z.int(),
  followers_count: z.int(),
  following_count: z.int(),
  /** Pieces in completed orders, as the seller's own stats count them. */
  sold_count: z.int(),
  joined_at: Timestamp,
  on_vacation: z.boolean(),
  /** With a bearer only. */
  is_following: z.optional(z.boolean()),
  can_rate: z.optional(z.boolean()),
})
export type Profile = z.infer<typeof Profile>

const websiteInvalid = message('person.website-invalid')

/** The settings' profile; what is left out stays as it is. */
export const ProfileInput = z.object({
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
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

export const setVacationSchemas = {
  body: z.object({ on: z.boolean() }),
  data: OwnUser,
}
