import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture(settings => {
    settings.limits.offersPerAccount = 2
    settings.offerTtlHours = 0.5
  })
})
afterAll(() => fixture.api.close())

test('limits new prices per account, not answers and not other accounts', async () => {
  const { id } = await fixture.product()
  const { token } = await fixture.person()
  const offer = (await fixture.make(id, 2_000, token)).data
  const newer = (await fixture.update(offer, 2_100, token)).data
  const refused = await fixture.make((await fixture.product()).id, 2_000, token)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  expect((await fixture.update(newer, 2_200, token)).status).toBe(429)
  const counter = (await fixture.counter(newer.id, 2_300)).data
  expect((await fixture.reject(counter.id, token)).status).toBe(200)
  expect((await fixture.counter(counter.id, 2_200)).status).toBe(200)
  const third = await fixture.counter(counter.id, 2_100)
  expect(third).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
})

// OFFER-7
test('expires an open offer after the configured time', async () => {
  const { id, product_id, created_at, expires_at } = await fixture.offered()
  expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(1_800_000)
  await fixture.age(id, 1)
  expect((await fixture.thread(product_id))[0]).toMatchObject({ status: 'rejected', action: 'expired' })
})
