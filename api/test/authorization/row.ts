import type { Call, CallInput } from '@closyyy/contract/call'
import type { AuthorizationFixture } from '../authorization-fixture.ts'

/** `owner` is the seller or the cart's buyer, `counterparty` the one who offers or bought, `other` is unrelated. */
export const actors = ['guest', 'other', 'owner', 'counterparty', 'admin'] as const
export type Actor = (typeof actors)[number]

type Statuses = readonly [guest: number, other: number, owner: number, counterparty: number, admin: number]

/** Statuses of a call for each actor; `when` distinguishes rows of one call. */
export interface Row {
  call: Call
  when: string
  expected: Record<Actor, number>
  buildRequest: (fixture: AuthorizationFixture) => Promise<unknown>
}

export const everybody: Statuses = [200, 200, 200, 200, 200]
/** Signed-in people, each for themselves. */
export const signedIn: Statuses = [401, 200, 200, 200, 200]
export const admins: Statuses = [401, 403, 403, 403, 200]

export const creating = ([...statuses]: Statuses): Statuses =>
  statuses.map(status => (status === 200 ? 201 : status)) as unknown as Statuses

/** Those who may use the call meet the state of the record. */
export const refusing = ([...statuses]: Statuses): Statuses =>
  statuses.map(status => (status === 200 ? 409 : status)) as unknown as Statuses

/** Builds a row of the matrix; statuses in the order of `actors`, the request fixed or built by a function. */
export function row<C extends Call>(
  call: C,
  [guest, other, owner, counterparty, admin]: Statuses,
  request: CallInput<C> | ((fixture: AuthorizationFixture) => Promise<CallInput<C>>),
  when = '',
): Row {
  const expected = { guest, other, owner, counterparty, admin }
  const buildRequest = typeof request === 'function' ? (request as Row['buildRequest']) : async () => request
  return { call, when, expected, buildRequest }
}
