import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'
import { closeOffersOf, endOffers } from './offer-closing.ts'

const LIFE_HOURS = 48

let scene: OfferScene

beforeAll(async () => {
  scene = await openOfferScene()
})
afterAll(() => scene.api.close())

const last = async (product_id: number) => (await scene.thread(product_id)).at(-1)
const stored = (id: number) =>
  scene.api.db.selectFrom('offers').select(['status', 'action']).where('id', '=', id).executeTakeFirstOrThrow()

describe('an unanswered offer', () => {
  // OFFER-7, OFFER-5
  test('is open for 48 hours and reads as expired afterwards, even before the job runs', async () => {
    const { id, product_id } = await scene.offered()
    await scene.age(id, LIFE_HOURS - 1)
    expect(await last(product_id)).toMatchObject({ status: 'pending', action: 'offer' })
    await scene.age(id, 1)
    expect(await last(product_id)).toMatchObject({ status: 'rejected', action: 'expired', expires_at: null })
    expect(await stored(id)).toEqual({ status: 'pending', action: 'offer' })
    const late = [await scene.accept(id, scene.seller.token), await scene.reject(id, scene.seller.token)]
    expect(late.map(({ status, failure }) => `${status} ${failure.message}`)).toEqual(
      Array(2).fill('409 This offer has expired.'),
    )
  })

  test('can be made again, from the product and from the conversation', async () => {
    const [one, two] = [await scene.offered(), await scene.offered()]
    for (const { id } of [one, two]) await scene.age(id, LIFE_HOURS)
    expect((await scene.make(one.product_id, 2_100)).status).toBe(201)
    expect((await scene.update(two, 2_100)).status).toBe(200)
    for (const { id } of [one, two]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'expired' })
  })

  test('of the seller leaves the next action to both sides', async () => {
    const [one, two] = [await scene.countered(), await scene.countered()]
    for (const { id } of [one, two]) await scene.age(id, LIFE_HOURS)
    expect((await scene.accept(one.id, scene.buyer.token)).failure.message).toBe('This counter-offer has expired.')
    expect((await scene.counter(one.id, 2_200)).status).toBe(200)
    expect((await scene.update(two, 2_100)).status).toBe(200)
  })

  test('is marked as expired by the job, other offers stay', async () => {
    const [old, fresh, accepted] = [await scene.offered(), await scene.offered(), await scene.offered()]
    await scene.accept(accepted.id, scene.seller.token)
    for (const { id } of [old, accepted]) await scene.age(id, LIFE_HOURS)
    await endOffers(scene.api.db, LIFE_HOURS)
    expect(await stored(old.id)).toEqual({ status: 'rejected', action: 'expired' })
    expect(await stored(fresh.id)).toEqual({ status: 'pending', action: 'offer' })
    expect(await stored(accepted.id)).toEqual({ status: 'accepted', action: 'offer' })
  })
})

describe('a product that sells out', () => {
  // OFFER-8
  test('closes its open offers and notifies their buyers; settled ones stay', async () => {
    const { id: product_id } = await scene.product()
    const [one, two, three] = [await scene.person(), await scene.person(), await scene.person()]
    const offer = (await scene.make(product_id, 2_000, one.token)).data
    const counter = (await scene.counter((await scene.make(product_id, 2_000, two.token)).data.id, 2_300)).data
    const rejected = (await scene.make(product_id, 2_000, three.token)).data
    await scene.reject(rejected.id, scene.seller.token)

    await scene.api.db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, product_id))
    for (const { id } of [offer, counter]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'closed' })
    expect(await stored(rejected.id)).toEqual({ status: 'rejected', action: 'offer' })
    expect((await scene.told(one)).at(-1)).toBe('offer-closed')
    expect((await scene.told(two)).at(-1)).toBe('offer-closed')
    expect(await scene.told(three)).not.toContain('offer-closed')
  })

  test('leaves expired offers alone and does not notify their buyers', async () => {
    const { id, product_id } = await scene.offered()
    await scene.age(id, LIFE_HOURS)
    const notices = (await scene.told(scene.buyer)).length
    await scene.api.db.transaction().execute(tx => closeOffersOf(tx, LIFE_HOURS, product_id))
    expect(await stored(id)).toEqual({ status: 'rejected', action: 'expired' })
    expect(await scene.told(scene.buyer)).toHaveLength(notices)
  })

  test('closes nothing if the transaction fails', async () => {
    const { id, product_id } = await scene.offered()
    const notices = (await scene.told(scene.buyer)).length
    const failing = scene.api.db.transaction().execute(async tx => {
      await closeOffersOf(tx, LIFE_HOURS, product_id)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await stored(id)).toEqual({ status: 'pending', action: 'offer' })
    expect(await scene.told(scene.buyer)).toHaveLength(notices)
  })

  test('shows its offers as closed at once and rejects actions', async () => {
    const { id, product_id } = await scene.offered()
    await scene.change(product_id, { sold: true })
    expect(await last(product_id)).toMatchObject({ status: 'rejected', action: 'closed', expires_at: null })
    const moves = [
      await scene.accept(id, scene.seller.token),
      await scene.reject(id, scene.seller.token),
      await scene.counter(id, 2_300),
      await scene.update({ id, product_id }, 2_100),
      await scene.make(product_id, 2_100),
    ]
    expect(moves.map(({ status }) => status)).toEqual(Array(5).fill(409))
  })

  test('has its open offers closed by the job, also if deleted, once', async () => {
    const [sold, deleted] = [await scene.offered(), await scene.offered()]
    await scene.change(sold.product_id, { sold: true })
    const gone = scene.api.db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted.product_id)
    await gone.execute()
    expect((await scene.accept(deleted.id, scene.seller.token)).status).toBe(409)
    const before = (await scene.told(scene.buyer)).filter(template => template === 'offer-closed').length
    for (let again = 0; again < 2; again++) await endOffers(scene.api.db, LIFE_HOURS)
    for (const { id } of [sold, deleted]) expect(await stored(id)).toEqual({ status: 'rejected', action: 'closed' })
    const after = (await scene.told(scene.buyer)).filter(template => template === 'offer-closed').length
    // One more was left open by the test before.
    expect(after - before).toBe(3)
  })

  test('takes new offers once it is back in stock', async () => {
    const { id, product_id } = await scene.offered()
    await scene.change(product_id, { sold: true })
    await endOffers(scene.api.db, LIFE_HOURS)
    await scene.change(product_id, { sold: false })
    expect((await scene.update({ id, product_id }, 2_100)).status).toBe(409)
    expect((await scene.make(product_id, 2_100)).status).toBe(201)
  })
})
