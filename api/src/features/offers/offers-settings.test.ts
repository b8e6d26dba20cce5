import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'

let scene: OfferScene

beforeAll(async () => {
  scene = await openOfferScene(settings => {
    settings.limits.offersPerAccount = 2
    settings.offerTtlHours = 0.5
  })
})
afterAll(() => scene.api.close())

test('limits new prices per account, not answers and not other accounts', async () => {
  const { id } = await scene.product()
  const { token } = await scene.person()
  const offer = (await scene.make(id, 2_000, token)).data
  const newer = (await scene.update(offer, 2_100, token)).data
  const refused = await scene.make((await scene.product()).id, 2_000, token)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  expect((await scene.update(newer, 2_200, token)).status).toBe(429)
  const counter = (await scene.counter(newer.id, 2_300)).data
  expect((await scene.reject(counter.id, token)).status).toBe(200)
  expect((await scene.counter(counter.id, 2_200)).status).toBe(200)
  const third = await scene.counter(counter.id, 2_100)
  expect(third).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
})

// OFFER-7
test('expires an open offer after the configured time', async () => {
  const { id, product_id, created_at, expires_at } = await scene.offered()
  expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(1_800_000)
  await scene.age(id, 1)
  expect((await scene.thread(product_id))[0]).toMatchObject({ status: 'rejected', action: 'expired' })
})
