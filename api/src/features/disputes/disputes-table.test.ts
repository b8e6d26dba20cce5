import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import {
  type DisputeState,
  disputeActors,
  disputeStates,
  disputeTransitionActions,
  disputeTransitions,
} from './disputes-policy.ts'

let scene: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  scene = await openDisputeFixture()
})
afterAll(() => scene.api.close())

/** Brings a new order into a state, its dispute raised by the buyer. */
async function reach(state: DisputeState): Promise<{ orderId: number; id: number }> {
  const { order, raise, resolve, confirm, buyer } = scene
  const { id: orderId } = await order()
  if (state === 'none') return { orderId, id: 1_000_000 + orderId }
  const { id } = (await raise(orderId, buyer.token)).data
  if (state === 'resolved') await resolve(id, buyer.token)
  if (state === 'ended') await confirm(orderId)
  return { orderId, id }
}

const codes: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

// DISPUTE-1
test.each(disputeStates)('returns the outcome of the table for every actor and call in the state %s', async state => {
  const { raise, write, resolve, buyer, seller, admin, stranger } = scene
  const tokens = { raiser: buyer.token, counterpart: seller.token, admin, other: stranger }
  const moves = {
    raise: ({ orderId }: { orderId: number }, who: string) => raise(orderId, who),
    message: ({ id }: { id: number }, who: string) => write(id, who),
    resolve: ({ id }: { id: number }, who: string) => resolve(id, who),
  }
  const [seen, expected]: [string[], string[]] = [[], []]
  for (const actor of disputeActors)
    for (const move of disputeTransitionActions) {
      const { status, data } = await moves[move](await reach(state), tokens[actor])
      const outcome = disputeTransitions.outcomeOf(state, actor, move)
      seen.push(`${actor} ${move} ${status} ${data?.status}`)
      const code = codes[outcome]
      expected.push(`${actor} ${move} ${code ?? (move === 'raise' ? 201 : 200)} ${code ? undefined : outcome}`)
    }
  expect(seen).toEqual(expected)
})
