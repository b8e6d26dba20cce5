import { expect, test } from 'vitest'
import { aCartItem, asGuest, GUEST_ID } from '../test/carts.ts'
import { failure, startFormServer, success } from '../test/form-server.ts'

const PLACE = 'POST /cart/checkout/create/guest'
const CART = 'GET /user/cart/guest'
const cart = success({ id: 1, items: [aCartItem(1, { price: 900.5, quantity_left: 3 }, 2)] })

const typed: [string, string][] = [
  ['key', 'key-1'],
  ['seller_id', '11'],
  ['item', '601:2:900.5'],
  ['email', 'sana@example.com'],
  ['city', 'Karachi'],
  ['first_name', 'Sana "S"'],
  ['last_name', 'Mir'],
  ['address', 'House 12'],
  ['postal_code', ''],
  ['phone', '0300 1234567'],
  ['save_info', 'on'],
]
const send = (server: Awaited<ReturnType<typeof startFormServer>>) =>
  server.post('/forms/checkout?sellerId=11', typed, asGuest)

test('shows the items of one seller with their prices in the form', async () => {
  await using server = await startFormServer({ [CART]: cart })
  const { body } = await server.get('/forms/checkout?sellerId=11', asGuest)
  expect(body).toContain('name="item" value="601:2:900.5:1"')
  expect(body).toMatch(/name="key" value="[\da-f-]{36}"/)
  expect(body).toMatch(/Total to pay<\/dt><dd><bdi dir="ltr">Rs\.2,051</)
  expect((await server.get('/forms/checkout?sellerId=12', asGuest)).body).toContain('No items found for checkout.')
})

test('names the cities in the language of the page and sends their English names', async () => {
  await using server = await startFormServer({ [CART]: cart })
  const { body } = await server.get('/forms/checkout?sellerId=11', { cookie: `${asGuest.cookie}; locale=ur` })
  expect(body).toContain('<option value="Karachi">کراچی</option>')
})

test('places the order with the shown prices and the key of the form, and redirects to it', async () => {
  await using server = await startFormServer({ [PLACE]: success({ id: 7 }, 201) })
  const response = await send(server)
  expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/orders/7'])
  const [call] = server.calls
  expect(call?.headers['idempotency-key']).toBe('key-1')
  expect(call?.body).toEqual({
    seller_id: 11,
    cart_items: [{ product_id: 601, quantity: 2, price: 900.5 }],
    guest_info: {
      guest_id: GUEST_ID,
      email: 'sana@example.com',
      city: 'Karachi',
      first_name: 'Sana "S"',
      last_name: 'Mir',
      address: 'House 12',
      postal_code: '',
      phone: '0300 1234567',
      subscribe: false,
      save_info: true,
      text_offers: false,
    },
  })
})

test('shows a rejected form again with the messages at their fields and everything typed', async () => {
  const errors = { 'guest_info.phone': ['Please enter a mobile number.'] }
  await using server = await startFormServer({ [CART]: cart, [PLACE]: failure(422, 'Invalid.', errors) })
  const { statusCode, body } = await send(server)
  expect(statusCode).toBe(422)
  expect(body).toContain('<p class="plainError" id="phone-error">Please enter a mobile number.</p>')
  expect(body).toMatch(/id="phone"[^>]* aria-describedby="phone-hint phone-error" aria-invalid="true"/)
  expect(body).toContain('value="Sana &quot;S&quot;"')
  expect(body).toContain('<option value="Karachi" selected>')
  expect(body).toContain('name="save_info" checked')
  expect(body).toContain('name="key" value="key-1"')
})

// UI-10
test('lets the browser go back to a rejected form, and stores no other page', async () => {
  await using server = await startFormServer({ [CART]: cart, [PLACE]: failure(422, 'Invalid.') })
  const cacheControlOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-control']
  expect(cacheControlOf(await send(server))).toBe('private, no-cache')
  expect(cacheControlOf(await server.get('/forms/checkout?sellerId=11', asGuest))).toBe('private, no-store')
})

// LIMIT-9
test('keeps everything typed if the order is challenged, with what to do instead', async () => {
  const puzzle = { kind: 'work', salt: 'ab', iterations: 5_000, max: 200, target: 'cd' }
  const body = {
    status: 'error',
    message: 'Try later, or sign in.',
    code: 'challenge',
    challenge: { token: 't', puzzle },
  }
  await using server = await startFormServer({ [CART]: cart, [PLACE]: { status: 429, body } })
  const response = await send(server)
  expect(response.statusCode).toBe(429)
  expect(response.body).toContain('Try later, or sign in.')
  for (const value of ['key-1', 'sana@example.com', 'House 12']) expect(response.body).toContain(`value="${value}"`)
  expect(server.calls.filter(({ call }) => call === PLACE)).toHaveLength(1)
})

test('lists what changed since the prices were shown', async () => {
  const errors = { 'cart_items.0.price': ['Kurti costs Rs.950 now.'] }
  await using server = await startFormServer({
    [CART]: cart,
    [PLACE]: failure(409, 'Kurti costs Rs.950 now.', errors),
  })
  const { statusCode, body } = await send(server)
  expect(statusCode).toBe(409)
  expect(body.match(/Kurti costs Rs\.950 now\./g)).toHaveLength(1)
})

test('offers to send the identical order again if it may have been placed, although the cart is empty', async () => {
  await using server = await startFormServer({ [PLACE]: { status: 500, body: {} } })
  const { statusCode, body } = await send(server)
  expect(statusCode).toBe(503)
  expect(body).toContain('We couldn’t check whether your order was placed.')
  const sent = (name: string, value: string) => `name="${name}" value="${value}"`
  for (const field of [sent('key', 'key-1'), sent('item', '601:2:900.5')]) expect(body).toContain(field)
  expect(body).toContain('value="sana@example.com"')
  expect(server.calls.map(({ call }) => call)).toEqual([PLACE])
})

test('replaces a key that was used for another order', async () => {
  const used = failure(422, 'Used.', { 'Idempotency-Key': ['x'] })
  await using server = await startFormServer({ [CART]: cart, [PLACE]: used })
  const { body } = await send(server)
  expect(body).toContain('This order was already placed.')
  expect(body).not.toContain('value="key-1"')
})

// CHECKOUT-6
test.each(['k'.repeat(5_000), 'a\nb', 'کلید'])(
  'replaces a key that cannot be sent, and asks for another press',
  async key => {
    await using server = await startFormServer({ [CART]: cart })
    const broken = typed.map(([name, value]): [string, string] => [name, name === 'key' ? key : value])
    const { statusCode, body } = await server.post('/forms/checkout?sellerId=11', broken, asGuest)
    expect(statusCode).toBe(422)
    expect(body).toContain('role="alert"><p>That didn’t work. Please try again.</p>')
    expect(body).toMatch(/name="key" value="[\da-f-]{36}"/)
    expect(body).toContain('value="sana@example.com"')
    expect(server.calls.map(({ call }) => call)).toEqual([CART])
  },
)

test.each(['', 'abc', '601', '601:1e400:5', '601:1:900.5:7'])(
  'passes a forged item %j to the API’s rules',
  async item => {
    await using server = await startFormServer({ [CART]: cart, [PLACE]: failure(422, 'Invalid.') })
    const forged = typed.map(([name, value]): [string, string] => [name, name === 'item' ? item : value])
    expect((await server.post('/forms/checkout', forged, asGuest)).statusCode).toBe(422)
    expect(server.calls[0]?.call).toBe(PLACE)
  },
)
