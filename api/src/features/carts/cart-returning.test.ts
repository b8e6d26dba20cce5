import { createOffer } from '@closyyy/contract/offers-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { returnToCart } from './cart-returning.ts'
import { addItem, addOfferItem } from './carts-service.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

// CONFIRMATION-3
test('items that the buyer has added again since the order keep their quantity and offer', async () => {
  const { api, person, stock } = fixture
  const buyer = await person()
  const context = { db: api.db, offerTtlHours: 48 }
  const [several, offered, gone] = [await stock(9), await stock(9), await stock(9)]
  const { data: offer } = await api.call(
    createOffer,
    { body: { product_id: offered.id, offer_price: 2_000 } },
    buyer.token,
  )
  await api.db.updateTable('offers').set({ status: 'accepted' }).where('id', '=', offer.id).execute()
  await addItem(context, { userId: buyer.id }, { product_id: several.id, quantity: 3 })
  await addOfferItem(context, buyer.id, { product_id: offered.id, offer_id: offer.id })

  const ordered = [several, offered, gone].map(({ id: product_id }) => ({ product_id, quantity: 2, offer_id: null }))
  await api.db.transaction().execute(tx => returnToCart(tx, 48, { userId: buyer.id }, ordered))
  const items = api.db.selectFrom('cart_items').select(['product_id', 'quantity', 'offer_id']).orderBy('product_id')
  expect(await items.execute()).toEqual([
    { product_id: several.id, quantity: 3, offer_id: null },
    { product_id: offered.id, quantity: 1, offer_id: offer.id },
    { product_id: gone.id, quantity: 2, offer_id: null },
  ])
})
