import { expect, test, vi } from 'vitest'
import { aCartItem, asGuest, GUEST_ID } from '../test/carts.ts'
import { failure, SHELL_SECRET, startFormServer, success } from '../test/form-server.ts'

const ADD = 'POST /user/cart/items/guest'
const CART = 'GET /user/cart/guest'

test('creates a guest, adds the product and redirects to the cart', async () => {
  await using server = await startFormServer({ [ADD]: success(aCartItem(1), 201) })
  const response = await server.post('/forms/cart/items', { product_id: '601' })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/cart'])
  const cookie = String(response.headers['set-cookie'])
  expect(cookie).toMatch(/^guest=[\da-f-]{36}; Path=\/forms; Max-Age=5184000; HttpOnly; SameSite=Lax$/)
  const guest_id = cookie.slice('guest='.length, 'guest='.length + 36)
  expect(server.calls).toMatchObject([{ call: ADD, body: { guest_id, product_id: 601, quantity: 1 } }])
})

test('keeps the guest of the cookie, and replaces a malformed one', async () => {
  await using server = await startFormServer({ [ADD]: success(aCartItem(1), 201) })
  await server.post('/forms/cart/items', { product_id: '601' }, asGuest)
  await server.post('/forms/cart/items', { product_id: '601' }, { cookie: 'guest=1 or 1=1' })
  expect(server.calls[0]?.body).toMatchObject({ guest_id: GUEST_ID })
  expect(server.calls[1]?.body).toMatchObject({ guest_id: expect.stringMatching(/^[\da-f]{8}-/) })
})

test('calls the API as the visitor: in their language, with their IP, without their cookies', async () => {
  await using server = await startFormServer({ [ADD]: success(aCartItem(1), 201) })
  const headers = { cookie: `${asGuest.cookie}; locale=ur`, 'x-forwarded-for': '203.0.113.7' }
  await server.post('/forms/cart/items', { product_id: '601' }, headers)
  const [call] = server.calls
  expect(call?.headers).toMatchObject({
    'accept-language': 'ur',
    'x-forwarded-for': '127.0.0.1',
    'x-shell-proof': SHELL_SECRET,
  })
  expect(call?.headers.cookie).toBeUndefined()
})

test('shows the cart inside the frame, to nobody else', async () => {
  const item = aCartItem(1, { title: '<b>Kurti</b>', quantity_left: 3 }, 2)
  await using server = await startFormServer({ [CART]: success({ id: 1, items: [item] }) })
  const { body, headers } = await server.get('/forms/cart', asGuest)
  expect(body).toMatch(/<header><\/header><main id="main"><div class="plainPage"><h1>Bag<\/h1>/)
  expect(body).toContain('&lt;b&gt;Kurti&lt;/b&gt;')
  expect(body).not.toContain('Loading')
  expect(body).toContain('<option selected>2</option>')
  expect(body).toContain('href="/forms/checkout?sellerId=11"')
  expect(body).not.toContain('<script')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*form-action 'self'/)
})

test('shows the cart alone if the frame is not rendered', async () => {
  await using server = await startFormServer({}, '')
  expect((await server.get('/forms/cart')).body).toMatch(/<body><main><div class="plainPage"><h1>Bag<\/h1>/)
})

// LIMIT-8
test('limits each page and form, however its path is written', async () => {
  const limits = { allowRender: vi.fn(async () => true) }
  await using server = await startFormServer({ [ADD]: success(aCartItem(1), 201) }, undefined, limits)
  await server.get('/forms/cart')
  await server.get('/%66orms/cart')
  await server.post('/form%73/cart/items', { product_id: '601' })
  expect(limits.allowRender).toHaveBeenCalledTimes(3)
})

test('shows an empty cart without a request before anything was added', async () => {
  await using server = await startFormServer()
  expect((await server.get('/forms/cart')).body).toContain('Your cart is empty.')
  expect(server.calls).toEqual([])
})

// CART-13
test('shows the size and condition that a product has', async () => {
  const { size_data } = aCartItem(1).product
  const sized = aCartItem(1, { size_data: { ...size_data, size_label: 'M' } })
  const items = [sized, aCartItem(2, { condition: { id: 9, title: 'Vintage' } }), aCartItem(3, { title: '' })]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  for (const path of ['/forms/cart', '/forms/checkout?sellerId=11']) {
    const { body } = await server.get(path, asGuest)
    const lines = [...body.matchAll(/<p class="plainNote">([^<]*(?:Size|Used|Vintage)[^<]*)</g)].map(([, line]) => line)
    expect(lines).toEqual(['Size M · Used - Like New', 'Vintage'])
  }
})

test('shows sold products outside the total', async () => {
  const items = [aCartItem(1, { price: 900 }), aCartItem(2, { sold: true, quantity_left: 0 })]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  const { body } = await server.get('/forms/cart', asGuest)
  expect(body).toContain('Someone else bought it first. It isn’t included in the total.')
  expect(body).toMatch(/Total<\/dt><dd><bdi dir="ltr">Rs\.900</)
})

// CART-12
test('does not call a product sold that its seller hid', async () => {
  const items = [aCartItem(1, { quantity_left: 0 })]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  const { body } = await server.get('/forms/cart', asGuest)
  expect(body).toContain('It isn’t on sale at the moment, so it isn’t included in the total.')
  expect(body).toContain('Nothing here is on sale at the moment.')
  expect(body).not.toContain('Someone else bought it first.')
})

// CART-12
test('says that a product that its seller deleted is no longer for sale', async () => {
  const items = [{ ...aCartItem(1, { quantity_left: 0 }), is_deleted: true }]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  const { body } = await server.get('/forms/cart', asGuest)
  expect(body).toContain('It’s no longer for sale, so it isn’t included in the total.')
  expect(body).toContain('Nothing here is for sale anymore.')
})

// CART-12
test('keeps a product that was taken down, without a link, outside the total', async () => {
  const items = [aCartItem(1, { price: 900 }), aCartItem(2, { title: '', photos: [], quantity_left: 0 })]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  const { body } = await server.get('/forms/cart', asGuest)
  expect(body).toContain('<p dir="auto">Product not available</p>')
  expect(body).toContain('It’s no longer for sale, so it isn’t included in the total.')
  expect(body).toContain('aria-label="Remove Product not available"')
  expect(body).toMatch(/Total<\/dt><dd><bdi dir="ltr">Rs\.900</)
  expect(body).not.toContain('/products/602')
})

test('offers no checkout if everything was sold or its seller is on vacation', async () => {
  const { user } = aCartItem(1).product
  const away = aCartItem(2, { user: { ...user, id: 12, on_vacation: true } })
  const items = [aCartItem(1, { sold: true }), away]
  await using server = await startFormServer({ [CART]: success({ id: 1, items }) })
  const { body } = await server.get('/forms/cart', asGuest)
  expect(body).toContain('Everything in your cart has sold out.')
  expect(body).toContain('You can check out once the seller is back.')
  expect(body).not.toContain('/forms/checkout')
})

test('shows the API’s message about a rejected change above the cart', async () => {
  await using server = await startFormServer({ [ADD]: failure(409, 'This item is sold out.') })
  const response = await server.post('/forms/cart/items', { product_id: '601' })
  expect(response.statusCode).toBe(409)
  expect(response.body).toContain('role="alert"><p>This item is sold out.</p>')
})

test('changes a quantity, and removes an item once or more often', async () => {
  const remove = 'DELETE /user/cart/items/guest/1'
  await using server = await startFormServer({
    'PUT /user/cart/items/guest/increment': success(aCartItem(1)),
    [remove]: failure(404, 'This item isn’t in your cart.'),
  })
  const changed = await server.post('/forms/cart/items/quantity', { product_id: '601', quantity: '2' }, asGuest)
  const removed = await server.post('/forms/cart/items/remove', { item_id: '1' }, asGuest)
  expect([changed.statusCode, removed.statusCode]).toEqual([303, 303])
  expect(server.calls[0]?.body).toEqual({ guestID: GUEST_ID, productID: 601, quantity: 2 })
  expect(server.calls[1]?.call).toBe(remove)
})

// UI-15
test.each(['', '/quantity', '/remove'])(
  'opens the cart when the page of a rejected change is reloaded: %s',
  async form => {
    await using server = await startFormServer()
    const { statusCode, headers } = await server.get(`/forms/cart/items${form}`, asGuest)
    expect([statusCode, headers.location]).toEqual([303, '/forms/cart'])
  },
)

test.each([
  ['another website', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a body that is no form', { 'content-type': 'text/plain' }, 415],
  ['a JSON body', { 'content-type': 'application/json' }, 415],
])('rejects a form from %s without a call', async (_, headers, status) => {
  await using server = await startFormServer()
  expect((await server.post('/forms/cart/items', { product_id: '601' }, headers)).statusCode).toBe(status)
  expect(server.calls).toEqual([])
})

test('rejects an oversized form without a call', async () => {
  await using server = await startFormServer()
  const response = await server.post('/forms/cart/items', { product_id: '6'.repeat(40_000) })
  expect(response.statusCode).toBe(413)
  expect(response.body).toContain('We couldn’t read the form.')
  expect(server.calls).toEqual([])
})

test('shows that the shop is not available, with no detail, if the API fails', async () => {
  await using server = await startFormServer({ [CART]: { status: 500, body: { message: 'at line 7' } } })
  const response = await server.get('/forms/cart', asGuest)
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('The shop isn’t available right now.')
  expect(response.body).not.toContain('at line 7')
})
