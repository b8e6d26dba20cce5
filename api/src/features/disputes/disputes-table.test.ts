import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import {
  type DisputeState,
  disputeActors,
  disputeStates,
  disputeTransitionActions,
  disputeTransitions,
} from './disputes-policy.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())

/** Brings a new order into a state, its dispute raised by the buyer. */
async function reach(state: DisputeState): Promise<{ orderId: number; id: number }> {
  const { order, raise, resolve, confirm, buyer } = fixture
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
  const { raise, write, resolve, buyer, seller, admin, stranger } = fixture
  const tokens = { raiser: buyer.token, counterpart: seller.token, admin, other: stranger }
  const callOf = {
    raise: ({ orderId }: { orderId: number }, who: string) => raise(orderId, who),
    message: ({ id }: { id: number }, who: string) => write(id, who),
    resolve: ({ id }: { id: number }, who: string) => resolve(id, who),
  }
  const [seen, expected]: [string[], string[]] = [[], []]
  for (const actor of disputeActors)
    for (const action of disputeTransitionActions) {
      const { status, data } = await callOf[action](await reach(state), tokens[actor])
      const outcome = disputeTransitions.outcomeOf(state, actor, action)
      seen.push(`${actor} ${action} ${status} ${data?.status}`)
      const code = codes[outcome]
      expected.push(`${actor} ${action} ${code ?? (action === 'raise' ? 201 : 200)} ${code ? undefined : outcome}`)
    }
  expect(seen).toEqual(expected)
})
