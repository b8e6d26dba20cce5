import { getGuestOrder, getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

// ORDER-21
test('shows the recipient of a parcel to the account that ordered it, and to nobody else', async () => {
  const { api, seller, person, stock, buy } = fixture
  const buyer = await person({ first_name: 'Sana', last_name: 'Mir', phone: '923451234567' })
  const { data: placed } = await buy([{ product_id: (await stock(1)).id }], buyer)
  const recipient = { name: 'Sana Mir', phone: '923451234567' }
  const params = { id: placed.id }
  const query = { type: 'purchased' as const, orderId: placed.id }
  expect(placed.recipient).toEqual(recipient)
  expect((await api.call(getOrder, { params }, buyer.token)).data.recipient).toEqual(recipient)
  expect((await api.call(listOrders, { query }, buyer.token)).data.data).toMatchObject([{ recipient }])
  expect((await api.call(getOrder, { params }, seller.token)).data).not.toHaveProperty('recipient')
  const stranger = await person()
  expect((await api.call(getOrder, { params }, stranger.token)).status).toBe(404)
  expect((await api.call(listOrders, { query }, stranger.token)).data.data).toEqual([])
})

// ORDER-21
test('shows it to a guest once the order is confirmed', async () => {
  const { api, stock, placeAsGuest, confirmAsGuest, act } = fixture
  const place = async () => {
    const info = guestInfo()
    const { data } = await placeAsGuest([{ product_id: (await stock(1)).id }], info)
    const options = { params: { orderId: data.id }, query: { guest_id: info.guest_id } }
    return { info, placed: data, read: async () => (await api.call(getGuestOrder, options)).data }
  }
  const { info, placed, read } = await place()
  expect(placed.confirm_by).toBeDefined()
  for (const order of [placed, await read()]) expect(order).not.toHaveProperty('recipient')
  const recipient = { name: "Ayesha D'Souza-علی", phone: info.phone.replace(/^0/, '92') }
  expect((await confirmAsGuest(placed.id, info)).data.recipient).toEqual(recipient)
  expect((await read()).recipient).toEqual(recipient)

  const other = await place()
  await act('cancel', other.placed.id, undefined, { guest_id: other.info.guest_id })
  expect(await other.read()).toMatchObject({ status: 'cancelled' })
  expect(await other.read()).not.toHaveProperty('recipient')
})
