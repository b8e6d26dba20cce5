import type { Offer as Row } from '@closyyy/contract/offers-schemas'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder } from '../../../test/builders.ts'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'
import {
  FULL_PRICE,
  type NamedPrice,
  newStory,
  type OfferStory,
  type StoryEvent,
  type StoryMove,
  storyEvents,
  tellEvent,
  tellMove,
} from '../../../test/offer-story.ts'
import { closeOffersOf } from './offer-closing.ts'

/** Number of conversations; 10,000 make a long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const SEED = Number(process.env.FUZZ_SEED ?? 2_026)
const LIFE_HOURS = 48

let scene: OfferScene
let strangerToken: string
const counts = { moves: 0, allowed: 0 }

beforeAll(async () => {
  scene = await openOfferScene(settings => {
    settings.limits.offersPerAccount = 1_000_000
  })
  strangerToken = (await scene.person()).token
})
afterAll(() => scene.api.close())

const prices = [0.01, 1, 1_249.99, 1_250, 2_000, 2_300, 2_499.99, 2_500, 9_000]
const move = fc.record<StoryMove>({
  move: fc.constantFrom('make', 'make', 'accept', 'reject', 'counter', 'counter', 'update', 'update'),
  by: fc.constantFrom('buyer', 'buyer', 'buyer', 'seller', 'seller', 'seller', 'stranger'),
  rupees: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1_250, 2_000, 2_300) }, fc.constantFrom(...prices)),
  onEarlier: fc.integer({ min: 0, max: 9 }).map(chance => chance === 0),
})
const opening: StoryMove = { move: 'make', by: 'buyer', rupees: 2_000, onEarlier: false }
const later = fc.array(fc.oneof({ weight: 5, arbitrary: move }, fc.constantFrom(...storyEvents)), {
  minLength: 3,
  maxLength: 14,
  size: 'max',
})
const steps = later.map(rest => [opening, ...rest])

/** Begins a conversation in the API that follows a model. */
async function beginConversation() {
  const { id: product_id } = await scene.product()
  const { db } = scene.api
  const rows = () => scene.thread(product_id)
  const change = (set: Parameters<typeof scene.change>[1]) => scene.change(product_id, set)
  let orderId = 0

  const moves = {
    accept: (row: Row, token: string) => scene.accept(row.id, token),
    reject: (row: Row, token: string) => scene.reject(row.id, token),
    counter: (row: Row, token: string, rupees: number) => scene.counter(row.id, rupees, token),
    update: (row: Row, token: string, rupees: number) => scene.update(row, rupees, token),
  }

  /** @returns the status; undefined if there is no price to act on, or an outsider would begin another conversation */
  async function make({ move: kind, by, rupees, onEarlier }: StoryMove): Promise<number | undefined> {
    const token = by === 'stranger' ? strangerToken : scene[by].token
    if (kind === 'make') return by === 'stranger' ? undefined : (await scene.make(product_id, rupees, token)).status
    const row = (await rows()).at(onEarlier ? -2 : -1)
    return row && (await moves[kind](row, token, rupees)).status
  }

  const happen: Record<StoryEvent, (last: Row) => Promise<unknown>> = {
    wait: last => scene.age(last.id, LIFE_HOURS),
    async buy({ id: offer_id }) {
      const order = await addOrder(db, { seller_id: scene.seller.id, buyer_id: scene.buyer.id, offer_id })
      orderId = order.id
    },
    cancel: () => db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute(),
    async 'sell out'() {
      await change({ sold: true })
      await db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, product_id))
    },
    restock: () => change({ sold: false }),
    pause: () => change({ active: false }),
    resume: () => change({ active: true }),
    allow: () => change({ allow_offers: true }),
    forbid: () => change({ allow_offers: false }),
  }

  return { make, happen: async (event: StoryEvent) => happen[event]((await rows()).at(-1) as Row), rows }
}

/** Converts a modelled price to a wire row. */
function asRow({ by, rupees, fate }: NamedPrice) {
  const status = fate === 'open' ? 'pending' : fate === 'accepted' || fate === 'bought' ? 'accepted' : 'rejected'
  const ended = { expired: 'expired', closed: 'closed', replaced: 'countered' }[fate as string]
  const actor_id = scene[by].id
  return { actor_id, price: rupees, status, action: ended ?? (by === 'buyer' ? 'offer' : 'counter') }
}

/** Compares the statuses of model and API step by step. */
async function play(story: OfferStory, given: (StoryMove | StoryEvent)[]) {
  const conversation = await beginConversation()
  const [told, seen]: [string[], string[]] = [[], []]
  for (const step of given) {
    if (typeof step === 'string') {
      if (tellEvent(story, step)) await conversation.happen(step)
      continue
    }
    const status = await conversation.make(step)
    if (status === undefined) continue
    const name = `${step.by}: ${step.move} ${step.rupees}${step.onEarlier ? ' on an earlier one' : ''}`
    const expected = tellMove(story, step)
    told.push(`${name} → ${expected}`)
    seen.push(`${name} → ${status}`)
    counts.moves++
    if (status < 400) counts.allowed++
  }
  return { told, seen, rows: await conversation.rows() }
}

test(
  'follows the offer rules in random conversations (OFFER-4)',
  async () => {
    const isAsTold = fc.asyncProperty(steps, async given => {
      const story = newStory()
      const { told, seen, rows } = await play(story, given)
      expect(seen).toEqual(told)
      const wire = rows.map(({ actor_id, price, status, action }) => ({ actor_id, price, status, action }))
      expect(wire).toEqual(story.prices.map(asRow))
      expect(rows.filter(row => row.status === 'pending').length).toBeLessThan(2)
      for (const { price } of rows) expect(price > 0 && price < FULL_PRICE).toBe(true)
    })
    await fc.assert(isAsTold, { seed: SEED, numRuns: RUNS })
    console.log(`offers: seed ${SEED}, ${RUNS} conversations, ${counts.moves} moves, ${counts.allowed} of them allowed`)
    expect(counts.allowed / counts.moves).toBeGreaterThan(0.2)
  },
  60_000 + RUNS * 1_000,
)
