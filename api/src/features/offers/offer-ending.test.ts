import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'
import { closeOffersOf, endOffers } from './offer-ending.ts'

const LIFE_HOURS = 48

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

const last = async (product_id: number) => (await fixture.thread(product_id)).at(-1)
const stored = (id: number) =>
  fixture.api.db.selectFrom('offers').select(['status', 'action']).where('id', '=', id).executeTakeFirstOrThrow()

describe('an unanswered offer', () => {
  // OFFER-7, OFFER-5
  test('is open for 48 hours and reads as expired afterwards, even before the job runs', async () => {
    const { id, product_id } = await fixture.offered()
    await fixture.age(id, LIFE_HOURS - 1)
    expect(await last(product_id)).toMatchObject({ status: 'pending', action: 'offer' })
    await fixture.age(id, 1)
    expect(await last(product_id)).toMatchObject({ status: 'rejected', action: 'expired', expires_at: null })
    expect(await stored(id)).toEqual({ status: 'pending', action: 'offer' })
    const late = [await fixture.accept(id, fixture.seller.token), await fixture.reject(id, fixture.seller.token)]
    expect(late.map(({ status, failure }) => `${status} ${failure.message}`)).toEqual(
      Array(2).fill('409 This offer has expired.'),
    )
  })

  test('can be made again, from the product and from the conversation', async () => {
    const [one, two] = [await fixture.offered(), await fixture.offered()]
    for (const { id } of [one, two]) await fixture.age(id, LIFE_HOURS)
    expect((await fixture.make(one.product_id, 2_100)).status).toBe(201)
    expect((await fixture.update(two, 2_100)).status).toBe(200)
    for (const { id } of [one, two]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'expired' })
  })

  test('of the seller leaves the next action to both sides', async () => {
    const [one, two] = [await fixture.countered(), await fixture.countered()]
    for (const { id } of [one, two]) await fixture.age(id, LIFE_HOURS)
    expect((await fixture.accept(one.id, fixture.buyer.token)).failure.message).toBe('This counter-offer has expired.')
    expect((await fixture.counter(one.id, 2_200)).status).toBe(200)
    expect((await fixture.update(two, 2_100)).status).toBe(200)
  })

  test('is marked as expired by the job, other offers stay', async () => {
    const [old, fresh, accepted] = [await fixture.offered(), await fixture.offered(), await fixture.offered()]
    await fixture.accept(accepted.id, fixture.seller.token)
    for (const { id } of [old, accepted]) await fixture.age(id, LIFE_HOURS)
    await endOffers(fixture.api.db, LIFE_HOURS)
    expect(await stored(old.id)).toEqual({ status: 'rejected', action: 'expired' })
    expect(await stored(fresh.id)).toEqual({ status: 'pending', action: 'offer' })
    expect(await stored(accepted.id)).toEqual({ status: 'accepted', action: 'offer' })
  })
})

describe('a product that sells out', () => {
  // OFFER-8
  test('closes its open offers and notifies their buyers; settled ones stay', async () => {
    const { id: product_id } = await fixture.product()
    const [one, two, three] = [await fixture.person(), await fixture.person(), await fixture.person()]
    const offer = (await fixture.make(product_id, 2_000, one.token)).data
    const counter = (await fixture.counter((await fixture.make(product_id, 2_000, two.token)).data.id, 2_300)).data
    const rejected = (await fixture.make(product_id, 2_000, three.token)).data
    await fixture.reject(rejected.id, fixture.seller.token)

    await fixture.api.db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, [product_id]))
    for (const { id } of [offer, counter]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'closed' })
    expect(await stored(rejected.id)).toEqual({ status: 'rejected', action: 'offer' })
    expect((await fixture.notificationsTo(one)).at(-1)).toBe('offer-closed')
    expect((await fixture.notificationsTo(two)).at(-1)).toBe('offer-closed')
    expect(await fixture.notificationsTo(three)).not.toContain('offer-closed')
  })

  test('leaves expired offers alone and does not notify their buyers', async () => {
    const { id, product_id } = await fixture.offered()
    await fixture.age(id, LIFE_HOURS)
    const notices = (await fixture.notificationsTo(fixture.buyer)).length
    await fixture.api.db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, [product_id]))
    expect(await stored(id)).toEqual({ status: 'rejected', action: 'expired' })
    expect(await fixture.notificationsTo(fixture.buyer)).toHaveLength(notices)
  })

  test('closes nothing if the transaction fails', async () => {
    const { id, product_id } = await fixture.offered()
    const notices = (await fixture.notificationsTo(fixture.buyer)).length
    const failing = fixture.api.db.transaction().execute(async tx => {
      await closeOffersOf(tx, LIFE_HOURS, [product_id])
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await stored(id)).toEqual({ status: 'pending', action: 'offer' })
    expect(await fixture.notificationsTo(fixture.buyer)).toHaveLength(notices)
  })

  test('shows its offers as closed at once and rejects actions', async () => {
    const { id, product_id } = await fixture.offered()
    await fixture.change(product_id, { sold: true })
    expect(await last(product_id)).toMatchObject({ status: 'rejected', action: 'closed', expires_at: null })
    const moves = [
      await fixture.accept(id, fixture.seller.token),
      await fixture.reject(id, fixture.seller.token),
      await fixture.counter(id, 2_300),
      await fixture.update({ id, product_id }, 2_100),
      await fixture.make(product_id, 2_100),
    ]
    expect(moves.map(({ status }) => status)).toEqual(Array(5).fill(409))
  })

  test('has its open offers closed by the job, even if deleted, once', async () => {
    const [sold, deleted] = [await fixture.offered(), await fixture.offered()]
    await fixture.change(sold.product_id, { sold: true })
    const gone = fixture.api.db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted.product_id)
    await gone.execute()
    expect((await fixture.accept(deleted.id, fixture.seller.token)).status).toBe(409)
    const before = (await fixture.notificationsTo(fixture.buyer)).filter(template => template === 'offer-closed').length
    for (let again = 0; again < 2; again++) await endOffers(fixture.api.db, LIFE_HOURS)
    for (const { id } of [sold, deleted]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'closed' })
    const after = (await fixture.notificationsTo(fixture.buyer)).filter(template => template === 'offer-closed').length
    // One more was left open by the test before.
    expect(after - before).toBe(3)
  })

  test('takes new offers once it is back in stock', async () => {
    const { id, product_id } = await fixture.offered()
    await fixture.change(product_id, { sold: true })
    await endOffers(fixture.api.db, LIFE_HOURS)
    await fixture.change(product_id, { sold: false })
    expect((await fixture.update({ id, product_id }, 2_100)).status).toBe(409)
    expect((await fixture.make(product_id, 2_100)).status).toBe(201)
  })
})
