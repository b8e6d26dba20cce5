import type { Call, CallInput } from '@closyyy/contract/call'
import type { AuthorizationScene } from '../authorization-scene.ts'

/**
 * Who asks: nobody signed in, somebody unrelated, whoever the thing belongs to (a product's seller, a cart's buyer), the
 * other side of it (who offers, who bought), an administrator.
 */
export const actors = ['guest', 'other', 'owner', 'counterparty', 'admin'] as const
export type Actor = (typeof actors)[number]

type Statuses = readonly [guest: number, other: number, owner: number, counterparty: number, admin: number]

/** What a call answers to each actor; `when` tells rows of one call apart. */
export interface Row {
  call: Call
  when: string
  expected: Record<Actor, number>
  /** The request, on things made for this one answer. */
  ask: (scene: AuthorizationScene) => Promise<unknown>
}

/** Everybody is answered alike. */
export const everybody: Statuses = [200, 200, 200, 200, 200]
/** Whoever is signed in, each for themselves. */
export const signedIn: Statuses = [401, 200, 200, 200, 200]
/** Administrators alone. */
export const admins: Statuses = [401, 403, 403, 403, 200]

/** The same, where success creates something. */
export const creating = ([...statuses]: Statuses): Statuses =>
  statuses.map(status => (status === 200 ? 201 : status)) as unknown as Statuses

/** One row of the matrix; statuses in the order of `actors`, the request as it is or made on the scene. */
export function row<C extends Call>(
  call: C,
  [guest, other, owner, counterparty, admin]: Statuses,
  request: CallInput<C> | ((scene: AuthorizationScene) => Promise<CallInput<C>>),
  when = '',
): Row {
  const expected = { guest, other, owner, counterparty, admin }
  const ask = typeof request === 'function' ? (request as Row['ask']) : async () => request
  return { call, when, expected, ask }
}
