import { approveProduct } from '@closyyy/contract/moderation-calls'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'
import { seenVersion } from '../../../test/seen-version.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

const setPrice = (id: number, price: number) =>
  fixture.api.call(
    updateProduct,
    { params: { id }, body: { title: 'Linen kurta', description: 'Soft cotton.', price } },
    fixture.seller.token,
  )
const approve = async (id: number) => {
  const admin = await signIn(fixture.api.db, await addUser(fixture.api.db, { is_admin: true }))
  const body = { version: await seenVersion(fixture.api.db, id) }
  return fixture.api.call(approveProduct, { params: { id }, body }, admin)
}
const stored = (id: number) =>
  fixture.api.db.selectFrom('offers').select(['status', 'action']).where('id', '=', id).executeTakeFirstOrThrow()
const open = { status: 'pending', action: 'offer' }
const closed = { status: 'rejected', action: 'closed' }

// OFFER-17
test('a list price at or below an open offer closes it, notifies its buyer and says so in the conversation', async () => {
  const { id } = await fixture.product()
  const [below, counter] = [await fixture.person(), await fixture.person()]
  const equal = (await fixture.make(id, 2_000)).data
  const lower = (await fixture.make(id, 1_999, below.token)).data
  const higher = (await fixture.counter((await fixture.make(id, 1_500, counter.token)).data.id, 2_300)).data
  expect((await setPrice(id, 2_000)).status).toBe(200)
  expect(await stored(equal.id)).toEqual(closed)
  expect(await stored(higher.id)).toEqual(closed)
  expect(await stored(lower.id)).toEqual(open)
  expect((await fixture.notificationsTo(fixture.buyer)).at(-1)).toBe('offer-overtaken')
  expect((await fixture.notificationsTo(counter)).at(-1)).toBe('offer-overtaken')
  expect(await fixture.notificationsTo(below)).not.toContain('offer-overtaken')

  await setPrice(id, 2_400)
  const row = { status: 'rejected', action: 'closed', closed_by_price: 2_000, product_price: 2_400, actions: ['make'] }
  expect((await fixture.thread(id)).at(-1)).toMatchObject(row)
  const message = 'The price is now Rs.2,000 for everyone, so this offer is closed.'
  expect(await fixture.accept(equal.id, fixture.seller.token)).toMatchObject({ status: 409, failure: { message } })
  expect((await fixture.make(id, 2_100)).status).toBe(201)
})

// OFFER-17
test('a special price is closed too, an accepted or expired offer is not', async () => {
  const { id } = await fixture.product()
  await fixture.like(id)
  await fixture.propose(id, 2_250)
  const [special] = await fixture.thread(id)
  const accepted = await fixture.offered(2_000)
  await fixture.accept(accepted.id, fixture.seller.token)
  const expired = await fixture.offered(2_000)
  await fixture.age(expired.id, 48)
  for (const product_id of [id, accepted.product_id, expired.product_id]) await setPrice(product_id, 2_000)
  expect(await stored(special?.id ?? 0)).toEqual(closed)
  expect(await stored(accepted.id)).toEqual({ status: 'accepted', action: 'offer' })
  expect((await fixture.thread(expired.product_id)).at(-1)).toMatchObject({ action: 'expired' })
})

// OFFER-17
test('a price that waits for approval closes offers once it is approved', async () => {
  const { id, product_id } = await fixture.offered(2_000)
  await setPrice(product_id, 1_000)
  expect(await stored(id)).toEqual(open)
  expect((await approve(product_id)).status).toBe(200)
  expect(await stored(id)).toEqual(closed)
})
