import { listPasskeys } from '@closyyy/contract/passkeys-calls'
import { callQuery } from '@closyyy/platform/query'

/** The account's passkeys. */
export const passkeysQuery = callQuery(listPasskeys, {})
