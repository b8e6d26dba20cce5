import * as z from '@closyyy/contract/schema'
import { pageOf, pageQuery } from './page-schemas.ts'
import { Id, IdText } from './scalars.ts'
import { Profile } from './users-schemas.ts'

/** A person in a list, as everybody may see them. */
export const Person = z.object({
  id: Id,
  first_name: z.string(),
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  /** Whether the signed-in person follows them. */
  is_following: z.boolean(),
})
export type Person = z.infer<typeof Person>

export const PersonPage = pageOf(Person)
export type PersonPage = z.infer<typeof PersonPage>

/** The schemas of following and unfollowing. */
export const followSchemas = {
  params: z.object({ id: IdText }),
  data: Profile,
}

/** The schemas of both lists. */
export const listPeopleSchemas = {
  query: z.object(pageQuery),
  data: PersonPage,
}
