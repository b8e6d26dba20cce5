import { addOfferToCart } from '@closyyy/contract/carts-calls'
import { offerActions } from '@closyyy/contract/offers'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder } from '../../../test/builders.ts'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'
import { endOffers } from './offer-ending.ts'
import { offerActors, offerStates, offerTransitions } from './offers-policy.ts'

const LIFE_HOURS = 48

let fixture: OfferFixture
let stranger: Awaited<ReturnType<OfferFixture['person']>>

beforeAll(async () => {
  fixture = await openOfferFixture(settings => {
    settings.limits.offersPerAccount = 10_000
  })
  stranger = await fixture.person()
})
afterAll(() => fixture.api.close())

/** Brings a conversation into a state. @returns the row to act on */
const reach: Record<Exclude<(typeof offerStates)[number], 'none'>, () => Promise<Offer>> = {
  offered: () => fixture.offered(),
  'counter-offered': () => fixture.countered(),
  async accepted() {
    return (await fixture.accept((await fixture.offered()).id, fixture.seller.token)).data
  },
  async 'counter-accepted'() {
    return (await fixture.accept((await fixture.countered()).id, fixture.buyer.token)).data
  },
  async bought() {
    const row = await this.accepted()
    await addOrder(fixture.api.db, { seller_id: fixture.seller.id, buyer_id: fixture.buyer.id, offer_id: row.id })
    return row
  },
  async rejected() {
    return (await fixture.reject((await fixture.offered()).id, fixture.seller.token)).data
  },
  async 'counter-rejected'() {
    return (await fixture.reject((await fixture.countered()).id, fixture.buyer.token)).data
  },
  async expired() {
    const row = await fixture.offered()
    await fixture.age(row.id, LIFE_HOURS)
    return row
  },
  async 'counter-expired'() {
    const row = await fixture.countered()
    await fixture.age(row.id, LIFE_HOURS)
    return row
  },
  async closed() {
    const row = await fixture.offered()
    await fixture.change(row.product_id, { sold: true })
    await endOffers(fixture.api.db, LIFE_HOURS)
    await fixture.change(row.product_id, { sold: false })
    return row
  },
  async countered() {
    const row = await fixture.offered()
    await fixture.counter(row.id, 2_300)
    return row
  },
}

const calls = {
  make: ({ product_id }: Offer, as: string) => fixture.make(product_id, 2_100, as),
  accept: ({ id }: Offer, as: string) => fixture.accept(id, as),
  reject: ({ id }: Offer, as: string) => fixture.reject(id, as),
  counter: ({ id }: Offer, as: string) => fixture.counter(id, 2_200, as),
  undo: ({ id }: Offer, as: string) => fixture.undo(id, as),
  update: (row: Offer, as: string) => fixture.update(row, 2_100, as),
  /** Reaches the buyer, who likes the product. */
  async propose({ product_id }: Offer, as: string) {
    await fixture.like(product_id)
    return fixture.propose(product_id, 2_250, as)
  },
  buy: ({ id, product_id }: Offer, as: string) =>
    fixture.api.call(addOfferToCart, { body: { product_id, offer_id: id } }, as),
}

const refusals: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

/** Returns the status by the table; an outsider's first offer begins a conversation of their own. */
function promised(
  state: (typeof offerStates)[number],
  actor: (typeof offerActors)[number],
  action: keyof typeof calls,
) {
  if (action === 'make' && actor === 'other') return 201
  const isCreation = action === 'make' || action === 'buy' || action === 'propose'
  return refusals[offerTransitions.outcomeOf(state, actor, action)] ?? (isCreation ? 201 : 200)
}

const states = offerStates.filter(state => state !== 'none')

// OFFER-4
test.each(states)('in the state %s every call returns the status of the table', async state => {
  const tokens = { buyer: fixture.buyer.token, seller: fixture.seller.token, other: stranger.token }
  const [seen, expected]: [string[], string[]] = [[], []]
  for (const actor of offerActors)
    for (const action of offerActions) {
      const { status } = await calls[action](await reach[state](), tokens[actor])
      seen.push(`${actor} ${action} ${status}`)
      expected.push(`${actor} ${action} ${promised(state, actor, action)}`)
    }
  expect(seen).toEqual(expected)
})

// OFFER-4
test.each(states)('in the state %s the row lists what each side may do', async state => {
  const { id, product_id, buyer_id, seller_id } = await reach[state]()
  const query = { product_id, buyer_id, seller_id }
  for (const [actor, token] of [
    ['buyer', fixture.buyer.token],
    ['seller', fixture.seller.token],
  ] as const) {
    const { original } = (await fixture.api.call(getOfferConversation, { query }, token)).data
    const onRows = offerTransitions.actionsOf(state, actor).filter(action => action !== 'propose')
    expect(original.find(row => row.id === id)?.actions).toEqual(onRows)
  }
})
