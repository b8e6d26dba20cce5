import { anOrder } from '@closyyy/testing/builders'
import { expect, test } from 'vitest'
import { asGuest, GUEST_ID } from '../test/carts.ts'
import { failure, startFormServer, success } from '../test/form-server.ts'

const READ = 'GET /cart/checkout/orders/guest/7'
const CANCEL = 'POST /cart/checkout/orders/7/cancel'

const order = anOrder({
  id: 7,
  tracking_no: 'CLX12345',
  delivery_address: {
    address_line_1: 'House <12>',
    address_line_2: null,
    city: 'Lahore',
    state_province_or_region: '',
    zip_or_postal_code: '',
  },
})

test('shows an order to its guest', async () => {
  await using server = await startFormServer({ [READ]: success(order) })
  const { body, headers } = await server.get('/forms/orders/7', { cookie: `${asGuest.cookie}; locale=ur` })
  for (const text of ['CLX12345', 'House &lt;12&gt;', 'لاہور', 'Rs.2,350', 'آپ کے آرڈر کا شکریہ'])
    expect(body).toContain(text)
  expect(headers['cache-control']).toBe('private, no-store')
})

// ORDER-21
test('shows who receives the parcel', async () => {
  const recipient = { name: 'Sana Mir', phone: '923001234567' }
  await using server = await startFormServer({ [READ]: success({ ...order, recipient }) })
  const { body } = await server.get('/forms/orders/7', asGuest)
  for (const line of ['Sana Mir', '\u20660300 1234567\u2069'])
    expect(body).toContain(`<span class="plainRow"><bdi>${line}</bdi></span>`)
})

// ORDER-20
test('shows size and condition of the order, in the language of the page', async () => {
  const facts = { size_label: 'EU 38', condition: { id: 2, title: 'Used - Like New' } }
  const sized = { ...order, items: order.items.map(item => ({ ...item, ...facts })) }
  await using server = await startFormServer({ [READ]: success(sized) })
  const shown = async (locale: string) =>
    (await server.get('/forms/orders/7', { cookie: `${asGuest.cookie}; locale=${locale}` })).body
  expect(await shown('en')).toContain('</a></p><p class="plainNote">Size EU 38 · Used - Like New</p>')
  expect(await shown('ur')).toContain('سائز \u2068EU 38\u2069 · استعمال شدہ - بالکل نئے جیسا</p>')
})

// ORDER-20
test('leaves them out of an order that was placed before they were kept', async () => {
  const older = order.items.map(item => ({ ...item, size_label: null, condition: null }))
  for (const items of [order.items, older]) {
    await using server = await startFormServer({ [READ]: success({ ...order, items }) })
    expect((await server.get('/forms/orders/7', asGuest)).body).toContain('</a></p><p><bdi dir="ltr">1 ×')
  }
})

// ORDER-13
test.each([
  ['pending', {}, 'If zara_wardrobe hasn’t shipped it by 26 January at 2:30 pm, the order is cancelled'],
  ['shipped', {}, 'If it hasn’t arrived by 26 January at 2:30 pm, the order is cancelled'],
  ['shipped', { is_taken: true }, 'It counts as delivered on 26 January at 2:30 pm.'],
  ['delivered', {}, 'Confirm it by 26 January at 2:30 pm; after that the order is complete.'],
  ['delivered', { open_dispute: { id: 1, deadline_at: '2026-01-30T09:30:00Z' } }, 'decided by 30 January at 2:30 pm.'],
] as const)('says when a %s order ends by itself', async (status, set, text) => {
  const timed = { ...order, status, deadline_at: '2026-01-26T09:30:00Z', ...set }
  await using server = await startFormServer({ [READ]: success(timed) })
  expect((await server.get('/forms/orders/7', asGuest)).body).toContain(text)
})

// DISPUTE-8
test('says where a guest reports a problem, reads about it and replies', async () => {
  const shown = async (set: object) => {
    await using server = await startFormServer({ [READ]: success({ ...order, ...set }) })
    return (await server.get('/forms/orders/7', asGuest)).body
  }
  const open_dispute = { id: 1, deadline_at: '2026-01-30T09:30:00Z' }
  const [report, reply] = ['To report a problem, open this page', 'To read the messages about it and reply, open']
  const disputed = await shown({ open_dispute })
  expect([disputed.includes(report), disputed.includes(reply)]).toEqual([false, true])
  const shipped = await shown({ status: 'shipped' })
  expect([shipped.includes(report), shipped.includes(reply)]).toEqual([true, false])
  const cancelled = await shown({ status: 'cancelled' })
  expect([cancelled.includes(report), cancelled.includes(reply)]).toEqual([false, false])
})

test('explains how to open an order that the visitor may not see', async () => {
  await using server = await startFormServer({ [READ]: failure(404, 'Order not found.') })
  const { statusCode, body } = await server.get('/forms/orders/7?token=wrong')
  expect(statusCode).toBe(404)
  expect(body).toContain('Open the link in your order confirmation email.')
})

test.each(['abc', '0', '7x', '1'.repeat(16), '%25E0'])('knows no order %s', async id => {
  await using server = await startFormServer()
  expect((await server.get(`/forms/orders/${id}`)).statusCode).toBe(404)
  expect((await server.post(`/forms/orders/${id}/cancel`, {})).statusCode).toBe(404)
  expect(server.calls).toEqual([])
})

test('cancels an order as its guest, or with the token of its emails, and shows it', async () => {
  await using server = await startFormServer({ [CANCEL]: success({ ...order, status: 'cancelled', actions: [] }) })
  const own = await server.post('/forms/orders/7/cancel', {}, asGuest)
  expect([own.statusCode, own.headers.location]).toEqual([303, '/forms/orders/7'])
  const emailed = await server.post('/forms/orders/7/cancel?token=a%26b', {})
  expect(emailed.headers.location).toBe('/forms/orders/7?token=a%26b')
  expect(server.calls.map(({ body }) => body)).toEqual([{ guest_id: GUEST_ID }, { token: 'a&b' }])
})

// UI-15
test.each(['confirm', 'cancel', 'confirmation', 'refund', 'code'])(
  'opens the order when the page of a rejected form is reloaded: %s',
  async form => {
    await using server = await startFormServer()
    const locationOf = async (query: string) => (await server.get(`/forms/orders/7/${form}${query}`)).headers.location
    expect(await locationOf('')).toBe('/forms/orders/7')
    expect(await locationOf('?token=a%26b')).toBe('/forms/orders/7?token=a%26b')
    expect(await locationOf('?token=a%26b&confirm=1')).toBe('/forms/orders/7?token=a%26b&confirm=1')
    expect((await server.get(`/forms/orders/x/${form}`)).statusCode).toBe(404)
  },
)

test('shows why an action was rejected', async () => {
  await using server = await startFormServer({ [READ]: success(order), [CANCEL]: failure(409, 'It was shipped.') })
  const { statusCode, body } = await server.post('/forms/orders/7/cancel', {}, asGuest)
  expect(statusCode).toBe(409)
  expect(body).toContain('role="alert"><p>It was shipped.</p>')
})

// UI-15
test('sends the token of the emails with each form, and with it the page of a rejected one', async () => {
  const actions = ['cancel'] as const
  await using server = await startFormServer({ [READ]: success({ ...order, actions }), [CANCEL]: failure(409, 'No.') })
  const { body } = await server.get('/forms/orders/7?token=a%26b')
  expect(body).toContain('action="/forms/orders/7/cancel?token=a%26b"')
  expect((await server.post('/forms/orders/7/cancel?token=a%26b', {})).body).toContain(
    'action="/forms/orders/7/cancel?token=a%26b"',
  )
})
