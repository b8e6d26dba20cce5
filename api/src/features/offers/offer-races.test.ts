import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

const ROUNDS = 10

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture(settings => {
    settings.limits.offersPerAccount = 1_000
  })
})
afterAll(() => fixture.api.close())

type Move = Promise<{ status: number; failure: { message: string } | undefined }>

/** Returns the statuses in ascending order; the loser gets the current state of the conversation. */
async function outcome(moves: Move[]): Promise<number[]> {
  const answers = await Promise.all(moves)
  for (const { status, failure } of answers.filter(answer => answer.status >= 400))
    expect(`${status} ${failure?.message}`).toMatch(
      /^409 The (counter-)?offer of Rs\.[\d,]+ (is waiting|has already)|^409 The (seller offered you|seller’s price is now|buyer’s offer is) Rs\./,
    )
  return answers.map(({ status }) => status).sort()
}

async function openRows(product_id: number): Promise<number> {
  return (await fixture.thread(product_id)).filter(({ status }) => status === 'pending').length
}

// OFFER-4
describe('concurrent actions leave one result and one 409', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

  test.each(rounds)('accept and reject, round %i', async () => {
    const { id, product_id } = await fixture.offered()
    const { token } = fixture.seller
    expect(await outcome([fixture.accept(id, token), fixture.reject(id, token)])).toEqual([200, 409])
    expect(await openRows(product_id)).toBe(0)
  })

  test.each(rounds)('two counters, round %i', async () => {
    const { id, product_id } = await fixture.offered()
    expect(await outcome([fixture.counter(id, 2_300), fixture.counter(id, 2_400)])).toEqual([200, 409])
    expect(await openRows(product_id)).toBe(1)
  })

  test.each(rounds)("a buyer's new price and the seller's accept, round %i", async () => {
    const offer = await fixture.offered()
    const accept = () => fixture.accept(offer.id, fixture.seller.token)
    const moves = offer.id % 2 ? [fixture.update(offer, 1_500), accept()] : [accept(), fixture.update(offer, 1_500)]
    expect(await outcome(moves)).toEqual([200, 409])
    const rows = (await fixture.thread(offer.product_id)).map(({ status, price }) => `${price} ${status}`)
    expect([['2000 accepted'], ['2000 rejected', '1500 pending']]).toContainEqual(rows)
  })

  test.each(rounds)('two first offers, round %i', async () => {
    const { id } = await fixture.product()
    expect(await outcome([fixture.make(id, 2_000), fixture.make(id, 2_100)])).toEqual([201, 409])
    expect(await openRows(id)).toBe(1)
  })

  test.each(rounds)('Offer Again and a second counter after a rejected one, round %i', async () => {
    const row = await fixture.countered()
    await fixture.reject(row.id, fixture.buyer.token)
    expect(await outcome([fixture.update(row, 2_100), fixture.counter(row.id, 2_200)])).toEqual([200, 409])
    expect(await openRows(row.product_id)).toBe(1)
  })
})

test('selling the product concurrently leaves an accepted offer or an error, never an open offer', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, product_id } = await fixture.offered()
    const sale = fixture.change(product_id, { sold: true })
    const [answer] = await Promise.all([fixture.accept(id, fixture.seller.token), sale])
    expect([200, 409]).toContain(answer.status)
    expect((await fixture.thread(product_id)).map(({ status }) => status)).toEqual([
      answer.status === 200 ? 'accepted' : 'rejected',
    ])
  }
})
