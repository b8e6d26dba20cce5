import * as z from '@closyyy/contract/schema'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Id, IdText } from './scalars.ts'
import { Profile } from './users-schemas.ts'

/** Public data of a person in a list (PRIVACY-1). */
export const Person = z.object({
  id: Id,
  first_name: z.string(),
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  /** True if the signed-in person follows them (LIKE-3). */
  is_following: z.boolean(),
  /** True while nobody can buy from them (SHOP-2); older servers omit it. */
  on_vacation: z.optional(z.boolean()),
})
export type Person = z.infer<typeof Person>

export const PersonPage = pageOf(Person)
export type PersonPage = z.infer<typeof PersonPage>

/** Schemas of `followUser` and `unfollowUser`. */
export const followSchemas = {
  params: z.object({ id: IdText }),
  data: Profile,
}

/** Schemas of `listFollowers` and `listFollowing`. */
export const listPeopleSchemas = {
  query: z.object(pageQuery),
  data: PersonPage,
}
