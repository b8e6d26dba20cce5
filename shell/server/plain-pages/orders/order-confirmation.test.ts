import { anOrder } from '@closyyy/testing/builders'
import { expect, test } from 'vitest'
import { plainPathOf } from '../../plain-parts/plain-paths.ts'
import { asGuest, GUEST_ID } from '../test/carts.ts'
import { failure, startFormServer, success } from '../test/form-server.ts'

const READ = 'GET /cart/checkout/orders/guest/7'
const CONFIRM = 'POST /cart/checkout/orders/7/confirmation'
const RESEND = 'POST /cart/checkout/orders/7/confirmation/code'

const waiting = anOrder({
  id: 7,
  confirm_by: '2026-01-20T09:45:00Z',
  confirmation: { state: 'waiting', channel: 'sms', sent_to: '0300 •••4567', resend_in: 20 },
})

// CONFIRMATION-2
test('asks the guest of an unconfirmed order for its code, and promises nothing yet', async () => {
  await using server = await startFormServer({ [READ]: success(waiting) })
  const { body } = await server.get('/forms/orders/7', asGuest)
  expect(body).toContain('<h1>Confirm your order</h1>')
  expect(body).toMatch(/We sent a 6-digit code to [^<]*0300 •••4567/)
  expect(body).toContain('We hold your items until 20 January at 2:45 pm.')
  expect(body).toMatch(/<input id="code"[^>]* autocomplete="one-time-code"[^>]* inputmode="numeric"/)
  // PHONE-9: a pasted message is not cut to the length of its code.
  expect(body).toMatch(/<input id="code"[^>]* maxlength="200"/)
  expect(body).not.toContain('is packing your parcel')
  const urdu = await server.get('/forms/orders/7', { cookie: `${asGuest.cookie}; locale=ur` })
  expect(urdu.body).toContain('<h1>اپنے آرڈر کی تصدیق کریں</h1>')
  expect(urdu.body).toContain('20 جنوری، دوپہر 2:45 بجے')
})

test('confirms an order by the code, and shows a wrong one at its field', async () => {
  await using server = await startFormServer({ [READ]: success(waiting), [CONFIRM]: success(anOrder({ id: 7 })) })
  const right = await server.post('/forms/orders/7/confirmation', { code: ' 123456 ' }, asGuest)
  expect([right.statusCode, right.headers.location]).toEqual([303, '/forms/orders/7'])
  expect(server.calls[0]?.body).toEqual({ guest_id: GUEST_ID, code: '123456' })

  await using other = await startFormServer({
    [READ]: success(waiting),
    [CONFIRM]: failure(422, 'Invalid code.', { code: ['Invalid code.'] }),
  })
  const wrong = await other.post('/forms/orders/7/confirmation', { code: '000000' }, asGuest)
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('<p class="plainError" id="code-error">Invalid code.</p>')
})

test('confirms by one press on the page that a message’s link opens, which alone changes nothing', async () => {
  await using server = await startFormServer({ [READ]: success(waiting), [CONFIRM]: success(anOrder({ id: 7 })) })
  const link = new URL('https://shop.example/orderconfirmation/7?token=a%26b&confirm=1')
  const path = plainPathOf(link) ?? ''
  const { body } = await server.get(path)
  expect(server.calls.map(({ call }) => call)).toEqual([READ])
  expect(body).toContain('action="/forms/orders/7/confirmation?token=a%26b&amp;confirm=1"')
  expect(body).not.toContain('id="code"')
  const { headers } = await server.post('/forms/orders/7/confirmation?token=a%26b&confirm=1', {})
  expect(headers.location).toBe('/forms/orders/7?token=a%26b')
  expect(server.calls.at(-1)?.body).toEqual({ token: 'a&b' })
})

test('sends another code, or shows how long to wait', async () => {
  await using server = await startFormServer({ [READ]: success(waiting), [RESEND]: failure(429, 'Wait 20 seconds.') })
  const { statusCode, body } = await server.post('/forms/orders/7/code', {}, asGuest)
  expect(statusCode).toBe(429)
  expect(body).toContain('role="alert"><p>Wait 20 seconds.</p>')
})

// CONFIRMATION-3
test('leads from an order that nobody confirmed back to the bag', async () => {
  const confirmation = { state: 'lapsed' as const, channel: 'sms' as const, sent_to: null, resend_in: 0 }
  const lapsed = anOrder({ id: 7, status: 'cancelled', actions: [], confirmation })
  await using server = await startFormServer({ [READ]: success(lapsed) })
  const { body } = await server.get('/forms/orders/7', asGuest)
  expect(body).toContain('<h1>This order wasn’t confirmed</h1>')
  expect(body).toContain('<a href="/forms/cart">Go to cart</a>')
})
