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

export const PersonPage = pageOf(Person)

/** The schemas of following and unfollowing. */
export const follow = {
  params: z.object({ id: IdText }),
  data: Profile,
}

/** The schemas of both lists. */
export const listPeople = {
  query: z.object(pageQuery),
  data: PersonPage,
}
