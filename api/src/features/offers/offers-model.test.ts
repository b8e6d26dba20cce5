import type { Offer as Row } from '@closyyy/contract/offers-schemas'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder } from '../../../test/builders.ts'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'
import {
  applyAction,
  applyEvent,
  FULL_PRICE,
  type ModelAction,
  type ModelEvent,
  type ModelPrice,
  modelEvents,
  newModel,
  type OfferModel,
} from '../../../test/offer-model.ts'
import { closeOffersOf } from './offer-ending.ts'

/** Number of conversations; 10,000 make a long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const SEED = Number(process.env.FUZZ_SEED ?? 2_026)
const LIFE_HOURS = 48

let fixture: OfferFixture
let outsiderToken: string
const counts = { moves: 0, allowed: 0 }

beforeAll(async () => {
  fixture = await openOfferFixture(settings => {
    settings.limits.offersPerAccount = 1_000_000
  })
  outsiderToken = (await fixture.person()).token
})
afterAll(() => fixture.api.close())

const prices = [0.01, 1, 1_249.99, 1_250, 2_000, 2_300, 2_499.99, 2_500, 9_000]
const action = fc.record<ModelAction>({
  action: fc.constantFrom('make', 'make', 'accept', 'reject', 'counter', 'counter', 'update', 'update'),
  by: fc.constantFrom('buyer', 'buyer', 'buyer', 'seller', 'seller', 'seller', 'outsider'),
  rupees: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1_250, 2_000, 2_300) }, fc.constantFrom(...prices)),
  onEarlier: fc.integer({ min: 0, max: 9 }).map(chance => chance === 0),
})
const opening: ModelAction = { action: 'make', by: 'buyer', rupees: 2_000, onEarlier: false }
const later = fc.array(fc.oneof({ weight: 5, arbitrary: action }, fc.constantFrom(...modelEvents)), {
  minLength: 3,
  maxLength: 14,
  size: 'max',
})
const steps = later.map(rest => [opening, ...rest])

/** Begins a conversation in the API that follows a model. */
async function beginConversation() {
  const { id: product_id } = await fixture.product()
  const { db } = fixture.api
  const rows = () => fixture.thread(product_id)
  const change = (set: Parameters<typeof fixture.change>[1]) => fixture.change(product_id, set)
  let orderId = 0

  const moves = {
    accept: (row: Row, token: string) => fixture.accept(row.id, token),
    reject: (row: Row, token: string) => fixture.reject(row.id, token),
    counter: (row: Row, token: string, rupees: number) => fixture.counter(row.id, rupees, token),
    update: (row: Row, token: string, rupees: number) => fixture.update(row, rupees, token),
  }

  /** @returns the status; undefined if there is no price to act on, or an outsider would begin another conversation */
  async function make({ action: kind, by, rupees, onEarlier }: ModelAction): Promise<number | undefined> {
    const token = by === 'outsider' ? outsiderToken : fixture[by].token
    if (kind === 'make') return by === 'outsider' ? undefined : (await fixture.make(product_id, rupees, token)).status
    const row = (await rows()).at(onEarlier ? -2 : -1)
    return row && (await moves[kind](row, token, rupees)).status
  }

  const happen: Record<ModelEvent, (last: Row) => Promise<unknown>> = {
    wait: last => fixture.age(last.id, LIFE_HOURS),
    async buy({ id: offer_id }) {
      const order = await addOrder(db, { seller_id: fixture.seller.id, buyer_id: fixture.buyer.id, offer_id })
      orderId = order.id
    },
    cancel: () => db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute(),
    async 'sell out'() {
      await change({ sold: true })
      await db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, [product_id]))
    },
    restock: () => change({ sold: false }),
    pause: () => change({ active: false }),
    resume: () => change({ active: true }),
    allow: () => change({ allow_offers: true }),
    forbid: () => change({ allow_offers: false }),
  }

  return { make, happen: async (event: ModelEvent) => happen[event]((await rows()).at(-1) as Row), rows }
}

/** Converts a modelled price to a wire row. */
function asRow({ by, rupees, state }: ModelPrice) {
  const status = state === 'open' ? 'pending' : state === 'accepted' || state === 'bought' ? 'accepted' : 'rejected'
  const ended = { expired: 'expired', closed: 'closed', replaced: 'countered' }[state as string]
  const actor_id = fixture[by].id
  return { actor_id, price: rupees, status, action: ended ?? (by === 'buyer' ? 'offer' : 'counter') }
}

/** Compares the statuses of model and API step by step. */
async function play(model: OfferModel, given: (ModelAction | ModelEvent)[]) {
  const conversation = await beginConversation()
  const [expectedStatuses, actualStatuses]: [string[], string[]] = [[], []]
  for (const step of given) {
    if (typeof step === 'string') {
      if (applyEvent(model, step)) await conversation.happen(step)
      continue
    }
    const status = await conversation.make(step)
    if (status === undefined) continue
    const name = `${step.by}: ${step.action} ${step.rupees}${step.onEarlier ? ' on an earlier one' : ''}`
    const expected = applyAction(model, step)
    expectedStatuses.push(`${name} → ${expected}`)
    actualStatuses.push(`${name} → ${status}`)
    counts.moves++
    if (status < 400) counts.allowed++
  }
  return { expectedStatuses, actualStatuses, rows: await conversation.rows() }
}

test(
  'follows the offer rules in random conversations (OFFER-4)',
  async () => {
    const followsModel = fc.asyncProperty(steps, async given => {
      const model = newModel()
      const { expectedStatuses, actualStatuses, rows } = await play(model, given)
      expect(actualStatuses).toEqual(expectedStatuses)
      const wire = rows.map(({ actor_id, price, status, action }) => ({ actor_id, price, status, action }))
      expect(wire).toEqual(model.prices.map(asRow))
      expect(rows.filter(row => row.status === 'pending').length).toBeLessThan(2)
      for (const { price } of rows) expect(price > 0 && price < FULL_PRICE).toBe(true)
    })
    await fc.assert(followsModel, { seed: SEED, numRuns: RUNS })
    console.log(`offers: seed ${SEED}, ${RUNS} conversations, ${counts.moves} moves, ${counts.allowed} of them allowed`)
    expect(counts.allowed / counts.moves).toBeGreaterThan(0.2)
  },
  60_000 + RUNS * 1_000,
)
