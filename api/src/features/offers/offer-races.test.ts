import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'

const ROUNDS = 10

let scene: OfferScene

beforeAll(async () => {
  scene = await openOfferScene(settings => {
    settings.limits.offersPerAccount = 1_000
  })
})
afterAll(() => scene.api.close())

type Move = Promise<{ status: number; failure: { message: string } | undefined }>

/** Returns the statuses in ascending order; the loser gets the current state of the conversation. */
async function outcome(moves: Move[]): Promise<number[]> {
  const answers = await Promise.all(moves)
  for (const { status, failure } of answers.filter(answer => answer.status >= 400))
    expect(`${status} ${failure?.message}`).toMatch(/^409 The (counter-)?offer of Rs\.[\d,]+ (is waiting|has already)/)
  return answers.map(({ status }) => status).sort()
}

async function openRows(product_id: number): Promise<number> {
  return (await scene.thread(product_id)).filter(({ status }) => status === 'pending').length
}

// OFFER-4
describe('concurrent actions leave one result and one 409', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

  test.each(rounds)('accept and reject, round %i', async () => {
    const { id, product_id } = await scene.offered()
    const { token } = scene.seller
    expect(await outcome([scene.accept(id, token), scene.reject(id, token)])).toEqual([200, 409])
    expect(await openRows(product_id)).toBe(0)
  })

  test.each(rounds)('two counters, round %i', async () => {
    const { id, product_id } = await scene.offered()
    expect(await outcome([scene.counter(id, 2_300), scene.counter(id, 2_400)])).toEqual([200, 409])
    expect(await openRows(product_id)).toBe(1)
  })

  test.each(rounds)("a buyer's new price and the seller's accept, round %i", async () => {
    const offer = await scene.offered()
    const accept = () => scene.accept(offer.id, scene.seller.token)
    const moves = offer.id % 2 ? [scene.update(offer, 1_500), accept()] : [accept(), scene.update(offer, 1_500)]
    expect(await outcome(moves)).toEqual([200, 409])
    const rows = (await scene.thread(offer.product_id)).map(({ status, price }) => `${price} ${status}`)
    expect([['2000 accepted'], ['2000 rejected', '1500 pending']]).toContainEqual(rows)
  })

  test.each(rounds)('two first offers, round %i', async () => {
    const { id } = await scene.product()
    expect(await outcome([scene.make(id, 2_000), scene.make(id, 2_100)])).toEqual([201, 409])
    expect(await openRows(id)).toBe(1)
  })

  test.each(rounds)('Offer Again and a second counter after a rejected one, round %i', async () => {
    const row = await scene.countered()
    await scene.reject(row.id, scene.buyer.token)
    expect(await outcome([scene.update(row, 2_100), scene.counter(row.id, 2_200)])).toEqual([200, 409])
    expect(await openRows(row.product_id)).toBe(1)
  })
})

test('selling the product concurrently leaves an accepted offer or an error, never an open offer', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, product_id } = await scene.offered()
    const sale = scene.change(product_id, { sold: true })
    const [answer] = await Promise.all([scene.accept(id, scene.seller.token), sale])
    expect([200, 409]).toContain(answer.status)
    expect((await scene.thread(product_id)).map(({ status }) => status)).toEqual([
      answer.status === 200 ? 'accepted' : 'rejected',
    ])
  }
})
