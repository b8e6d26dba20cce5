import { getOwnUser } from '@closyyy/contract/users-calls'
import { callQuery } from '@closyyy/platform/query'

/** The signed-in person's account. */
export const ownUserQuery = callQuery(getOwnUser, {})
