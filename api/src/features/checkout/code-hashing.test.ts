import { reportOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { openWorkMeter } from '../../../test/work-meter.ts'

const meter = openWorkMeter()
let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(async () => {
  meter.close()
  await fixture.api.close()
})

/** Places an order of a new product; returns it with the number of hashes. */
async function measured<Placed>(place: (items: { product_id: number }[]) => Promise<Placed>) {
  const items = [{ product_id: (await fixture.stock(1)).id }]
  let placed: Placed | undefined
  const { hashes, hashesInTransaction } = await meter.measure(async () => {
    placed = await place(items)
  })
  return { placed: placed as Placed, hashes, hashesInTransaction }
}

/** Has a parcel refused at the door. */
async function refuse(id: number) {
  const { api, act, seller } = fixture
  await act('ship', id, seller.token)
  await api.call(reportOrder, { params: { id }, body: { report: 'refused' } }, seller.token)
}

// CHECKOUT-10
test('the code of an order is hashed outside of its transaction, once, and only if the buyer has to confirm', async () => {
  const { person, buy, buyAsGuest, placeAsGuest } = fixture
  const [known, phoneless, info] = [await person(), await person({ phone: null }), guestInfo()]
  const booked = await measured(items => buy(items, known))
  expect([booked.placed.data.confirm_by ?? null, booked.hashes]).toEqual([null, 0])
  await refuse(booked.placed.data.id)
  const waiting = [await measured(items => buy(items, known)), await measured(items => buy(items, phoneless))]
  const confirmed = await buyAsGuest([{ product_id: (await fixture.stock(1)).id }], info)
  await refuse(confirmed.data.id)
  waiting.push(await measured(items => placeAsGuest(items, info)))
  for (const { placed, hashes, hashesInTransaction } of waiting) {
    expect([placed.status, placed.data.confirmation?.state]).toEqual([201, 'waiting'])
    expect([hashes, hashesInTransaction]).toEqual([1, 0])
  }
})
