import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture(settings => {
    settings.cashLimits.unconfirmedPieces.address = 1
  })
})
afterAll(() => fixture.api.close())

/** Places an order of one unit by a new guest. @returns its status */
async function orderTo(address: string) {
  const { id } = await fixture.stock(1)
  return (await fixture.placeAsGuest([{ product_id: id }], guestInfo({ address, city: 'Lahore' }))).status
}

// CHECKOUT-10
test.each([
  ['full-width digits', 'House 12, Street 3', 'House １２, Street ３'],
  ['full-width letters', 'Flat 4, Mall Road', 'Ｆｌａｔ 4, Mall Road'],
  ['Urdu digits', 'Shop 56, Canal View', 'Shop ۵۶, Canal View'],
  ['Arabic digits', 'مکان ۷، گلی ۲', 'مکان ٧، گلی ٢'],
  ['spaces, case and punctuation', 'Plot 8-A, Sector 9', 'PLOT # 8 A  sector9'],
])('counts the pieces of an address that is spelled with other %s', async (_spelling, address, respelled) => {
  expect(await orderTo(address)).toBe(201)
  expect(await orderTo(respelled)).toBe(429)
  expect(await orderTo(`${address} 1`)).toBe(201)
})
