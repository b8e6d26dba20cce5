import { randomUUID } from 'node:crypto'
import { listAddresses } from '@closyyy/contract/addresses-calls'
import { addGuestCartItem, getGuestCart, mergeCart } from '@closyyy/contract/carts-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addSuspension, addUser, signIn } from '../../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture(settings => {
    settings.cashLimits.open.orders = 2
  })
})
afterAll(() => fixture.api.close())

const mobileOnly = 'Please enter a Pakistani mobile number, such as 0300 1234567.'

// CART-4
describe('a guest', () => {
  // CHECKOUT-3, CHECKOUT-9, ORDER-7
  test('orders with the form’s fields, and receives a link to the order', async () => {
    const { api, stock, buyAsGuest, notificationsTo, tokenIn, seller } = fixture
    const info = guestInfo({ postal_code: 'K7 500', save_info: true, subscribe: true })
    const { id } = await stock(1)
    await api.call(addGuestCartItem, { body: { guest_id: info.guest_id, product_id: id } })
    const { status, data } = await buyAsGuest([{ product_id: id }], info)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      seller: { id: seller.id },
      delivery_address: {
        address_line_1: 'Flat 3, Block B (Clifton)',
        city: 'Karachi',
        state_province_or_region: '',
        zip_or_postal_code: 'K7 500',
      },
      total_amount: 2_750,
    })
    expect((await api.call(getGuestCart, { query: { guest_id: info.guest_id } })).data.items).toEqual([])
    const token = await signIn(api.db, await addUser(api.db))
    for (let round = 0; round < 2; round++) await api.call(mergeCart, { body: { guest_id: info.guest_id } }, token)
    expect((await api.call(listAddresses, {}, token)).data).toMatchObject([
      { address_type: 'shipping', address_line_1: 'Flat 3, Block B (Clifton)', city: 'Karachi' },
    ])
    const [mail] = await notificationsTo(info.email)
    expect(mail?.body).toContain(`/orderconfirmation/${data.id}?token=`)
    expect(tokenIn(mail?.body ?? '')).toHaveLength(43)
  })

  // HELD-1
  test('has an order held once it is confirmed if it goes to an address of its seller', async () => {
    const { api, person, stock, buyAsGuest, notificationsTo } = fixture
    const seller = await person()
    const address = { address_line_1: 'House 7, Street 2', city: 'Multan' }
    await addAddress(api.db, { user_id: seller.id, address_type: 'pickup', ...address })
    const { id } = await stock(1, { seller_id: seller.id })
    const info = guestInfo({ address: 'house 7 STREET-2', city: 'Multan' })
    const { data } = await buyAsGuest([{ product_id: id }], info, seller.id)
    expect(data).toMatchObject({ status: 'pending', held_until: expect.any(String), deadline_at: null })
    expect(await notificationsTo(seller.email)).toEqual([])
  })

  test.each([
    ['email', ''],
    ['email', undefined],
    ['city', ' '],
    ['first_name', ''],
    ['last_name', ''],
    ['address', ''],
    ['phone', ''],
  ])('is rejected without %s (%j)', async (field, value) => {
    const { stock, buyAsGuest } = fixture
    const response = await buyAsGuest([{ product_id: (await stock(1)).id }], guestInfo({ [field]: value }))
    const message = 'Please fill in all required contact and delivery fields.'
    expect(response).toMatchObject({
      status: 422,
      failure: { message, errors: { [`guest_info.${field}`]: [message] } },
    })
  })

  test.each([
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['city', 'Karachi 2', 'Please choose a city from the list.'],
    ['city', 'Springfield', 'Please choose a city from the list.'],
    ['first_name', 'R2D2', 'Names can only have letters, spaces, hyphens and apostrophes.'],
    ['address', 'see www.x.pk', 'Address cannot contain URLs or special characters.'],
    ['address', 'House <b>', 'Address cannot contain URLs or special characters.'],
    ['postal_code', '54-000', 'Postal code can only have letters and digits.'],
    ['phone', '0300 CALL ME', mobileOnly],
    ['phone', '123', mobileOnly],
    ['phone', '042 3571 2345', mobileOnly],
    ['phone', '+1 202 555 0143', mobileOnly],
  ])('is rejected with %s %j', async (field, value, message) => {
    const { stock, buyAsGuest } = fixture
    const response = await buyAsGuest([{ product_id: (await stock(1)).id }], guestInfo({ [field]: value }))
    expect(response).toMatchObject({ status: 422, failure: { errors: { [`guest_info.${field}`]: [message] } } })
  })

  test.each([
    [' lahore ', 'Lahore'],
    ['کراچی', 'Karachi'],
  ])('orders to a city that is spelled %j', async (city, name) => {
    const { stock, buyAsGuest } = fixture
    const { data } = await buyAsGuest([{ product_id: (await stock(1)).id }], guestInfo({ city }))
    expect(data.delivery_address.city).toBe(name)
  })

  // ADDRESS-3
  test('orders to an address with the apostrophe of a phone keyboard', async () => {
    const { stock, buyAsGuest } = fixture
    const { data } = await buyAsGuest([{ product_id: (await stock(1)).id }], guestInfo({ address: 'Ali’s house' }))
    expect(data.delivery_address.address_line_1).toBe("Ali's house")
  })

  // CHECKOUT-11, PHONE-9
  test('is limited per phone, cannot be the seller, and needs a UUID', async () => {
    const { stock, buyAsGuest, seller } = fixture
    const { id } = await stock(9)
    const phone = '+92 300 7654321'
    const statuses = []
    const guest = guestInfo()
    for (const spelled of [phone, '۰۳۰۰۷۶۵۴۳۲۱', '923007654321'])
      statuses.push((await buyAsGuest([{ product_id: id }], { ...guest, phone: spelled })).status)
    expect(statuses).toEqual([201, 201, 429])
    const tagged = seller.email.replace('@', '+shop@')
    for (const own of [{ email: seller.email.toUpperCase() }, { email: tagged }, { phone: seller.phone }])
      expect(await buyAsGuest([{ product_id: id }], guestInfo(own))).toMatchObject({
        status: 409,
        failure: { message: 'You cannot buy your own product.' },
      })
    expect((await buyAsGuest([{ product_id: id }], guestInfo({ guest_id: 'guest-1' }))).status).toBe(422)
  })
})

// CHECKOUT-12
describe('two tabs with one cart', () => {
  test('place one order, even at once, and may buy the product again afterwards', async () => {
    const { api, stock, guestBody, withKey, stockOf } = fixture
    const [product, info] = [await stock(3), guestInfo()]
    const add = () => api.call(addGuestCartItem, { body: { guest_id: info.guest_id, product_id: product.id } })
    const order = (cart_item_id: number) =>
      withKey(randomUUID(), guestBody(info, [{ product_id: product.id, cart_item_id }]))
    const first = (await add()).data.id
    const responses = await Promise.all([order(first), order(first)])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(responses.find(({ status }) => status === 409)?.message).toBe(
      'Your cart has changed since you opened this page. Please check it and order again.',
    )
    expect((await stockOf(product.id)).quantity_left).toBe(2)
    expect((await order((await add()).data.id)).status).toBe(201)
  })

  test('cannot order an item of somebody else’s cart', async () => {
    const { api, stock, buyAsGuest } = fixture
    const [product, other] = [await stock(2), guestInfo()]
    const body = { guest_id: other.guest_id, product_id: product.id }
    const { data } = await api.call(addGuestCartItem, { body })
    expect((await buyAsGuest([{ product_id: product.id, cart_item_id: data.id }])).status).toBe(409)
    expect((await api.call(getGuestCart, { query: { guest_id: other.guest_id } })).data.items).toHaveLength(1)
  })
})

// SUSPENSION-2, CHECKOUT-10
test('a guest cannot order with the phone of a suspended account, confirmed or not, until the suspension ends', async () => {
  const { api, stock, placeAsGuest, confirmAsGuest, person } = fixture
  const [buyer, moderator, { id }] = [await person(), await person(), await stock(9)]
  const [confirmed, unconfirmed] = [guestInfo({ phone: buyer.phone }), guestInfo({ phone: buyer.phone })]
  const { data } = await placeAsGuest([{ product_id: id }], confirmed)
  await confirmAsGuest(data.id, confirmed)

  const suspension = await addSuspension(api.db, { user_id: buyer.id, suspended_by: moderator.id })
  for (const info of [confirmed, unconfirmed])
    expect(await placeAsGuest([{ product_id: id }], info)).toMatchObject({
      status: 409,
      failure: { message: 'Please log in to order with this phone number.' },
    })
  await api.db.updateTable('suspensions').set({ ended_at: new Date() }).where('id', '=', suspension).execute()
  expect((await placeAsGuest([{ product_id: id }], unconfirmed)).status).toBe(201)
})
