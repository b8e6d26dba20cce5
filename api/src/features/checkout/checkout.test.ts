import { randomUUID } from 'node:crypto'
import { addAddress } from '@closyyy/contract/addresses-calls'
import { addCartItem, getCart } from '@closyyy/contract/carts-calls'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { deleteOldKeys } from '../../db/idempotency-keys.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { countHits, subjectKey } from '../limits/limits-service.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

let ordersPerAccount: number

beforeAll(async () => {
  fixture = await openOrderFixture(({ limits }) => {
    ordersPerAccount = limits.ordersPerAccount
  })
})
afterAll(() => fixture.api.close())

describe('a signed-in buyer', () => {
  // CHECKOUT-2, LEDGER-2
  test('orders at the server’s prices, which updates stock, ledger, emails and cart', async () => {
    const { api, seller, buyer, stock, buy, stockOf, notificationsTo } = fixture
    const [two, last] = [await stock(5, { price_paisa: 125_050 }), await stock(1, { price_paisa: 99_999 })]
    const unordered = await stock(1)
    for (const { id } of [two, last, unordered]) await api.call(addCartItem, { body: { product_id: id } }, buyer.token)
    const before = await balanceOf(api.db, seller.id)
    const { status, data, headers } = await buy([{ product_id: two.id, quantity: 2 }, { product_id: last.id }])
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(data).toMatchObject({
      tracking_no: expect.stringMatching(/^CLX[2-9A-Z]{12}$/),
      status: 'pending',
      seller: { id: seller.id, username: seller.username },
      delivery_address: { zip_or_postal_code: '54000' },
      items: [
        { product_id: two.id, title: two.title, quantity: 2, price: 1250.5, offer_id: null },
        { product_id: last.id, quantity: 1, price: 999.99, product: { sold: true, quantity_left: 0 } },
      ],
      offer_id: null,
      subtotal: 3500.99,
      delivery_fee: 250,
      platform_fee: 350.1,
      total_amount: 3750.99,
      actions: ['cancel'],
    })
    expect(data).not.toHaveProperty('buyer')
    expect([await stockOf(two.id), await stockOf(last.id)]).toEqual([
      { quantity_left: 3, sold: false },
      { quantity_left: 0, sold: true },
    ])
    const { unconfirmed } = await balanceOf(api.db, seller.id)
    expect(unconfirmed - before.unconfirmed).toBe(350_099 - 35_010 - 25_000)
    const { items } = (await api.call(getCart, {}, buyer.token)).data
    expect(items.map(item => item.product_id)).toEqual([unordered.id])
    expect((await notificationsTo(buyer.email)).map(({ template }) => template)).toEqual(['order-placed'])
    const [received] = await notificationsTo(seller.email)
    expect(received?.body).toMatch(/2 × Linen kurta \d+: Rs.1,250.50\n/)
    expect(received?.body).not.toContain(buyer.phone)
  })

  // CHECKOUT-1
  test('returns the form’s own messages for invalid fields', async () => {
    const { api, buyer, seller, stock, bodyOf, person } = fixture
    const { id } = await stock(3)
    const good = bodyOf(buyer, [{ product_id: id }])
    const other = await person()
    const pickup = { address_type: 'pickup' as const, address_line_1: 'A', city: 'B', state_province_or_region: 'C' }
    const pickupId = (await api.call(addAddress, { body: { ...pickup, zip_or_postal_code: '1' } }, buyer.token)).data.id
    const cases: [Record<string, unknown>, string, string][] = [
      [{ delivery_address_id: undefined }, 'delivery_address_id', 'Please select a shipping address.'],
      [{ delivery_address_id: other.addressId }, 'delivery_address_id', 'Please select a shipping address.'],
      [{ delivery_address_id: pickupId }, 'delivery_address_id', 'Please select a shipping address.'],
      [{ seller_id: null }, 'seller_id', 'Seller ID is missing or invalid.'],
      [{ seller_id: 9_999_999 }, 'seller_id', 'An order can only have items from one seller.'],
      [{ seller_id: buyer.id }, 'seller_id', 'An order can only have items from one seller.'],
      [{ cart_items: [] }, 'cart_items', 'No items found for checkout.'],
      [{ cart_items: [{ quantity: 1 }] }, 'cart_items.0.product_id', 'Product ID is missing or invalid.'],
      [{ cart_items: [{ product_id: id }, { product_id: id }] }, 'cart_items', 'An item can only be in an order once.'],
    ]
    for (const [change, field, message] of cases) {
      const response = await api.call(checkout, { body: { ...good, ...change } as typeof good }, buyer.token)
      expect(response).toMatchObject({ status: 422, failure: { message, errors: { [field]: [message] } } })
    }
    for (const quantity of [0, -1, 1.5, 1_001, '2', Number.NaN]) {
      const body = { ...good, cart_items: [{ product_id: id, quantity: quantity as number }] }
      expect((await api.call(checkout, { body }, buyer.token)).status).toBe(422)
    }
    expect((await api.call(checkout, { body: good })).status).toBe(401)
    expect(await fixture.stockOf(id)).toEqual({ quantity_left: 3, sold: false })
    expect(seller.id).not.toBe(buyer.id)
  })

  // CART-11
  test('cannot order unavailable products, their own or those of a seller on vacation', async () => {
    const { api, buyer, seller, stock, buy, change, person } = fixture
    const [sold, paused, deleted, own] = [await stock(2), await stock(2), await stock(2), await stock(2)]
    const waiting = await stock(2, { approval_status: 'pending' })
    await change(sold.id, { sold: true, quantity_left: 0 })
    await change(paused.id, { active: false })
    await change(deleted.id, { deleted_at: new Date() })
    const errorOf = async (id: number, by = buyer) => {
      const { status, failure } = await buy([{ product_id: id }], by)
      return [status, failure.message]
    }
    expect(await errorOf(sold.id)).toEqual([409, `${sold.title} is already sold.`])
    expect(await errorOf(paused.id)).toEqual([409, `${paused.title} isn’t on sale at the moment.`])
    for (const { id } of [deleted, waiting])
      expect(await errorOf(id)).toEqual([404, 'This item does not exist or is no longer available.'])
    expect(await errorOf(own.id, seller)).toEqual([409, 'You cannot buy your own product.'])
    const away = await person()
    const theirs = await stock(1, { seller_id: away.id })
    await api.call(setVacation, { body: { on: true } }, away.token)
    expect(await buy([{ product_id: theirs.id }], buyer, away.id)).toMatchObject({
      status: 409,
      failure: { message: 'This seller is on vacation.' },
    })
  })

  // CHECKOUT-2
  test('receives every change since the cart was shown, and can order with the new values', async () => {
    const { buy, stock, change, count } = fixture
    const [dearer, scarce, same, both] = [await stock(2), await stock(5), await stock(2), await stock(5)]
    await change(dearer.id, { price_paisa: 280_000 })
    await change(scarce.id, { quantity_left: 1 })
    await change(both.id, { quantity_left: 2, price_paisa: 300_000 })
    const orders = await count('orders')
    const items = [
      { product_id: dearer.id, price: 2_500 },
      { product_id: scarce.id, quantity: 2, price: 2_500 },
      { product_id: same.id, price: 2_500 },
      { product_id: both.id, quantity: 3, price: 2_500 },
    ]
    const rejected = await buy(items)
    expect(rejected).toMatchObject({
      status: 409,
      failure: {
        message: [
          `${dearer.title} costs Rs.2,800 now.`,
          `Only 1 of ${scarce.title} is left.`,
          `Only 2 of ${both.title} are left.`,
          `${both.title} costs Rs.3,000 now.`,
        ].join(' '),
        errors: {
          'cart_items.0.price': [`${dearer.title} costs Rs.2,800 now.`],
          'cart_items.1.quantity': [`Only 1 of ${scarce.title} is left.`],
          'cart_items.3.quantity': [`Only 2 of ${both.title} are left.`],
          'cart_items.3.price': [`${both.title} costs Rs.3,000 now.`],
        },
      },
    })
    expect(await count('orders')).toBe(orders)
    const again = [
      { product_id: dearer.id, price: 2_800 },
      { product_id: scarce.id, price: 2_500 },
    ]
    expect(await buy(again)).toMatchObject({ status: 201, data: { subtotal: 5_300 } })
  })
})

// CHECKOUT-6
describe('a repeated call', () => {
  test('returns the first response for the same key', async () => {
    const { stock, bodyOf, buyer, withKey, count, act } = fixture
    const [key, { id }] = [randomUUID(), await stock(1)]
    const body = bodyOf(buyer, [{ product_id: id }])
    const first = await withKey(key, body, buyer.token)
    const mails = await count('outbox')
    await act('cancel', first.data.id, buyer.token)
    const again = await withKey(key, body, buyer.token)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.data).toEqual(first.data)
    expect(await count('outbox')).toBe(mails + 1)
    expect((await fixture.stockOf(id)).quantity_left).toBe(1)
  })

  test('is rejected with the key of another body; the key of another buyer or a failed call makes it a new call', async () => {
    const { stock, bodyOf, guestBody, buyer, withKey, person, change } = fixture
    const [key, { id }] = [randomUUID(), await stock(3)]
    const body = bodyOf(buyer, [{ product_id: id }])
    await change(id, { active: false })
    expect((await withKey(key, body, buyer.token)).status).toBe(409)
    await change(id, { active: true })
    const first = await withKey(key, body, buyer.token)
    const other = await withKey(key, bodyOf(buyer, [{ product_id: id, quantity: 2 }]), buyer.token)
    expect([first.status, other.status]).toEqual([201, 422])
    const stranger = await person()
    const second = await withKey(key, bodyOf(stranger, [{ product_id: id }]), stranger.token)
    const third = await withKey(key, guestBody(guestInfo(), [{ product_id: id }]))
    expect([second.status, third.status]).toEqual([201, 201])
    expect(new Set([first, second, third].map(({ data }) => data.id)).size).toBe(3)
    expect((await withKey('x'.repeat(256), body, buyer.token)).status).toBe(422)
    expect((await withKey('', body, buyer.token)).status).toBe(422)
  })

  test('returns the guest’s order to a guest, and stores no token', async () => {
    const { stock, guestBody, withKey, api } = fixture
    const body = guestBody(guestInfo(), [{ product_id: (await stock(2)).id }])
    const key = randomUUID()
    const [first, again] = [await withKey(key, body), await withKey(key, body)]
    expect(again.data).toEqual(first.data)
    const { rows } = await sql<{ answer: string }>`select answer::text from idempotency_keys`.execute(api.db)
    expect(rows.filter(({ answer }) => answer.includes('token'))).toEqual([])
  })
})

test('stores responses for two days', async () => {
  const { api, count } = fixture
  const before = await count('idempotency_keys')
  const age = sql`update idempotency_keys set answered_at = now() - interval '49 hours'
    where ctid in (select ctid from idempotency_keys limit 2)`
  await age.execute(api.db)
  await deleteOldKeys(api.db)
  expect(await count('idempotency_keys')).toBe(before - 2)
})

// LIMIT-1
test('counts refused orders of an account, too', async () => {
  const { api, person, stock, bodyOf } = fixture
  const someone = await person()
  const { id } = await stock(5)
  const order = (product_id: number) =>
    api.call(checkout, { body: bodyOf(someone, [{ product_id }]) }, someone.token).then(({ status }) => status)
  const name = 'orders-account'
  await countHits(api.db, { name, seconds: 3_600 }, String(someone.id))
  await api.db
    .updateTable('limit_windows')
    .set({ hits: ordersPerAccount - 2 })
    .where('key', '=', subjectKey(name, String(someone.id)))
    .execute()
  expect([await order(9e9), await order(id), await order(id)]).toEqual([404, 201, 429])
})

// LIMIT-1
test('limits orders per IP and per account', async () => {
  const { api, buyer, stock, bodyOf, guestBody } = fixture
  const { id } = await stock(5)
  const full = (name: string) =>
    sql`update limit_windows set hits = 100000 where key like ${`${name}:%`}`.execute(api.db)
  await full('orders-account')
  expect((await api.call(checkout, { body: bodyOf(buyer, [{ product_id: id }]) }, buyer.token)).status).toBe(429)
  await full('orders-ip')
  const body = guestBody(guestInfo(), [{ product_id: id }])
  expect((await api.call(checkoutGuest, { body })).status).toBe(429)
})

// LIMIT-10
test('returns the response of a repeated order after its limit is reached, and counts only other attempts', async () => {
  const { api, person, stock, bodyOf, guestBody, withKey } = fixture
  const [someone, { id }, key] = [await person(), await stock(9), randomUUID()]
  const body = bodyOf(someone, [{ product_id: id }])
  const other = bodyOf(someone, [{ product_id: id, quantity: 2 }])
  const guestOrder = guestBody(guestInfo(), [{ product_id: id }])
  await api.db.deleteFrom('limit_windows').where('key', 'like', 'orders-%').execute()
  const first = await withKey(key, body, someone.token)
  const ofGuest = await withKey(key, guestOrder)
  expect([first.status, ofGuest.status]).toEqual([201, 201])
  const windows = () => api.db.selectFrom('limit_windows').select(['key', 'hits']).where('key', 'like', 'orders-%')
  const counted = async () => (await windows().execute()).reduce((sum, { hits }) => sum + hits, 0)
  const full = { hits: 100_000 }
  await api.db.updateTable('limit_windows').set(full).where('key', 'like', 'orders-%').execute()
  const count = await counted()
  expect(await withKey(key, body, someone.token)).toEqual(first)
  expect(await withKey(key, guestOrder)).toEqual(ofGuest)
  expect(await counted()).toBe(count)
  expect((await withKey(key, other, someone.token)).status).toBe(422)
  expect((await withKey(randomUUID(), body, someone.token)).status).toBe(429)
  expect((await withKey(randomUUID(), guestOrder)).status).toBe(429)
  expect(await counted()).toBe(count + 3)
})
