import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import {
  type DisputeAction,
  type DisputeActor,
  type DisputeState,
  disputeActors,
  disputeStates,
  disputeTransitionActions,
  disputeTransitions,
} from './disputes-policy.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture(settings => {
    settings.limits.disputesPerAccount = 1_000
  })
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

/** The call of admins rejects everyone else before the dispute is read. */
function outcomeOf(state: DisputeState, actor: DisputeActor, action: DisputeAction) {
  if (action === 'decide' && actor !== 'admin') return 'not-allowed'
  return disputeTransitions.outcomeOf(state, actor, action)
}

const codes: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

function callAs(action: DisputeAction, { orderId, id }: { orderId: number; id: number }, who: string) {
  const { raise, write, resolve, propose, accept, decide } = fixture
  if (action === 'raise') return raise(orderId, who)
  if (action === 'accept') return accept(id, who, 1)
  return { message: write, resolve, propose, decide }[action](id, who)
}

async function outcomeShown(state: DisputeState, actor: DisputeActor, action: DisputeAction): Promise<string> {
  const { buyer, seller, admin, stranger } = fixture
  const tokens = { raiser: buyer.token, counterpart: seller.token, admin, other: stranger }
  const reached = await reach(state)
  // A side accepts what the other one proposed.
  if (state === 'open' && action === 'accept')
    await fixture.propose(reached.id, actor === 'raiser' ? seller.token : buyer.token)
  const { status, data } = await callAs(action, reached, tokens[actor])
  return `${actor} ${action} ${status} ${data?.status}`
}

function outcomeExpected(state: DisputeState, actor: DisputeActor, action: DisputeAction): string {
  const outcome = outcomeOf(state, actor, action)
  const code = codes[outcome]
  return `${actor} ${action} ${code ?? (action === 'raise' ? 201 : 200)} ${code ? undefined : outcome}`
}

// DISPUTE-1
test.each(disputeStates)('returns the outcome of the table for every actor and call in the state %s', async state => {
  const [shown, expected]: [string[], string[]] = [[], []]
  for (const actor of disputeActors)
    for (const action of disputeTransitionActions) {
      shown.push(await outcomeShown(state, actor, action))
      expected.push(outcomeExpected(state, actor, action))
    }
  expect(shown).toEqual(expected)
})
