import { getProfile } from '@closyyy/contract/users-calls'
import { callQuery } from '@closyyy/platform/query'

/** The public profile of a person. */
export const profileQuery = (id: number) => callQuery(getProfile, { params: { id } })
