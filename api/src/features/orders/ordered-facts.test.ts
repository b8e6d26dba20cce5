import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { getGuestOrder, getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

const likeNew = { id: 2, title: 'Used - Like New' }

// ORDER-20
test('keeps size and condition of its time when the product is edited afterwards', async () => {
  const { api, seller, buyer, stock, buy, change } = fixture
  const { id } = await stock(3, { size: 'small' })
  const { data: placed } = await buy([{ product_id: id }])
  expect(placed.items).toMatchObject([{ size_label: 'S', condition: likeNew }])

  const edit = { params: { id }, body: { size_data: { size: 'large' } } }
  expect((await api.call(updateProduct, edit, seller.token)).status).toBe(200)
  await change(id, { condition_id: 3 })
  const asOrdered = [{ size_label: 'S', condition: likeNew, product: { size_data: { size_label: 'L' } } }]
  for (const { token } of [buyer, seller])
    expect((await api.call(getOrder, { params: { id: placed.id } }, token)).data.items).toMatchObject(asOrdered)
  const { data: sold } = await api.call(listOrders, { query: { orderId: placed.id } }, seller.token)
  expect(sold.data[0]?.items).toMatchObject(asOrdered)
  const { data: next } = await buy([{ product_id: id }])
  expect(next.items).toMatchObject([{ size_label: 'L', condition: { id: 3 } }])
})

// ORDER-20
test('keeps them for guests, from products with a standard size or none', async () => {
  const { api, stock, buyAsGuest } = fixture
  const [letter, none] = [await stock(1, { standard_size: 'medium', condition_id: 1 }), await stock(1)]
  const info = guestInfo()
  const { data: placed } = await buyAsGuest([{ product_id: letter.id }, { product_id: none.id }], info)
  const query = { guest_id: info.guest_id }
  const { data } = await api.call(getGuestOrder, { params: { orderId: placed.id }, query })
  expect(data.items).toMatchObject([
    { size_label: 'M', condition: { id: 1, title: 'New' } },
    { size_label: null, condition: likeNew },
  ])
})

// ORDER-20, CHECKOUT-2
test('ignores a size and a condition in the request', async () => {
  const { api, buyer, stock, bodyOf, guestBody } = fixture
  const { id } = await stock(2, { size: 'small' })
  const forged = [
    { product_id: id, size: 'large', size_label: 'L', condition_id: 1, condition: { id: 1, title: 'New' } },
  ]
  const own = await api.call(checkout, { body: bodyOf(buyer, forged) }, buyer.token)
  const guest = await api.call(checkoutGuest, { body: guestBody(guestInfo(), forged) })
  for (const { status, data } of [own, guest]) {
    expect(status).toBe(201)
    expect(data.items).toMatchObject([{ size_label: 'S', condition: likeNew }])
  }
})

// ORDER-20
test('has neither for an order that was placed before they were stored', async () => {
  const { api, buyer, stock, buy } = fixture
  const { id } = await stock(1, { size: 'small' })
  const { data: placed } = await buy([{ product_id: id }])
  const emptied = { size: null, condition_id: null }
  await api.db.updateTable('order_items').set(emptied).where('order_id', '=', placed.id).execute()
  const { data } = await api.call(getOrder, { params: { id: placed.id } }, buyer.token)
  expect(data.items).toMatchObject([{ size_label: null, condition: null }])
})

// ORDER-20
test('names them below each item of the emails, in the language of the reader', async () => {
  const { api, person, stock, buy, notificationsTo } = fixture
  const [seller, buyer] = [await person({ locale: 'ur' }), await person()]
  const sized = await stock(1, { seller_id: seller.id, size: 'waist-32', price_paisa: 90_000 })
  const plain = await stock(1, { seller_id: seller.id, condition_id: 3 })
  const { data: order } = await buy([{ product_id: sized.id }, { product_id: plain.id }], buyer, seller.id)
  const [placed] = await notificationsTo(buyer.email)
  expect(placed?.body).toContain(
    `\n\n1 × ${sized.title}: Rs.900\nSize W32 · Used - Like New\n1 × ${plain.title}: Rs.2,500\nUsed - Good\nDelivery:`,
  )
  const [received] = await notificationsTo(seller.email)
  expect(received?.body).toContain(': Rs.900\nسائز \u2068W32\u2069 · استعمال شدہ - بالکل نئے جیسا\n1 ×')

  await api.db
    .updateTable('order_items')
    .set({ size: null, condition_id: null })
    .where('order_id', '=', order.id)
    .execute()
  await fixture.act('cancel', order.id, buyer.token)
  const cancelled = (await notificationsTo(seller.email)).at(-1)
  expect(cancelled?.body).toContain(`: Rs.900\n1 × ${plain.title}: Rs.2,500\n\n`)
})
