import type { OrderRefund } from '@closyyy/contract/refunds-schemas'
import { anOrder } from '@closyyy/testing/builders'
import { expect, test } from 'vitest'
import { asGuest, GUEST_ID } from '../test/carts.ts'
import { failure, startFormServer, success } from '../test/form-server.ts'

const READ = 'GET /cart/checkout/orders/guest/7'
const REFUND = 'GET /cart/checkout/orders/7/refund'
const SAVE = 'PUT /cart/checkout/orders/guest/7/refund/account'

const order = anOrder({ id: 7, status: 'cancelled', outcome: 'returning', refund: 2_350, actions: [] })
const needed: OrderRefund = {
  amount: 2_350,
  state: 'account-needed',
  account: null,
  can_change: true,
  sent_at: null,
  reference: null,
  suggestion: null,
}
const account = { method: 'jazzcash' as const, account_title: 'Ayesha Khan', ending: '4567' }
const typed = { method: 'bank', account_title: 'Sana "S" Mir', account_number: 'PK36' }

// REFUND-1
test('asks a guest where the refund of the order goes', async () => {
  await using server = await startFormServer({ [READ]: success(order), [REFUND]: success(needed) })
  const { body } = await server.get('/forms/orders/7?token=a%26b')
  expect(body).toContain('<h1>This order is being refunded</h1>')
  expect(body).toMatch(/You get \S*Rs\.2,350\S* back\. Where should we send it\?/)
  expect(body).toContain('<form action="/forms/orders/7/refund?token=a%26b" method="post">')
  for (const method of ['easypaisa', 'jazzcash', 'bank']) expect(body).toContain(`<option value="${method}">`)
  const urdu = await server.get('/forms/orders/7', { cookie: `${asGuest.cookie}; locale=ur` })
  expect(urdu.body).toContain('<h1>اس آرڈر کی رقم واپس ہوگی</h1>')
  expect(urdu.body).toContain('رقم کہاں بھیجیں؟')
})

// REFUND-1
test('saves the account as the guest, or with the token of the emails', async () => {
  await using server = await startFormServer({ [SAVE]: success({ ...needed, state: 'on-its-way', account }) })
  const own = await server.post('/forms/orders/7/refund', typed, asGuest)
  expect([own.statusCode, own.headers.location]).toEqual([303, '/forms/orders/7'])
  const emailed = await server.post('/forms/orders/7/refund?token=a%26b', typed)
  expect(emailed.headers.location).toBe('/forms/orders/7?token=a%26b')
  expect(server.calls.map(({ body }) => body)).toEqual([
    { guest_id: GUEST_ID, ...typed },
    { token: 'a&b', ...typed },
  ])
})

// REFUND-1
test('shows a rejected account again with the messages at their fields and everything typed', async () => {
  const errors = { account_number: ['Please enter a valid IBAN.'] }
  await using server = await startFormServer({
    [READ]: success(order),
    [REFUND]: success(needed),
    [SAVE]: failure(422, 'Invalid.', errors),
  })
  const { statusCode, headers, body } = await server.post('/forms/orders/7/refund', typed, asGuest)
  expect(statusCode).toBe(422)
  // UI-8: bank details are never stored.
  expect(headers['cache-control']).toBe('private, no-store')
  expect(body).toContain('<p class="plainError" id="account_number-error">Please enter a valid IBAN.</p>')
  expect(body).toContain('<option value="bank" selected>')
  for (const value of ['Sana &quot;S&quot; Mir', 'PK36']) expect(body).toContain(`value="${value}"`)
  expect(body).not.toContain('role="alert"')
})

test('shows why an account can no longer be changed', async () => {
  await using server = await startFormServer({
    [READ]: success(order),
    [REFUND]: success({ ...needed, state: 'on-its-way', account, can_change: false }),
    [SAVE]: failure(409, 'The refund is already being sent.'),
  })
  const { statusCode, body } = await server.post('/forms/orders/7/refund', typed, asGuest)
  expect(statusCode).toBe(409)
  expect(body).toContain('role="alert"><p>The refund is already being sent.</p>')
  expect(body).not.toContain('/refund"')
})

// REFUND-2
test('shows where the refund goes, and when it was sent', async () => {
  const onItsWay = { ...needed, state: 'on-its-way' as const, account }
  const plain = (body: string) => body.replaceAll(/[\u2066-\u2069]|<[^>]*>/g, '')
  await using server = await startFormServer({ [READ]: success(order), [REFUND]: success(onItsWay) })
  const { body } = await server.get('/forms/orders/7', asGuest)
  expect(plain(body)).toContain('Your refund of Rs.2,350 is on its way to JazzCash, number ending in 4567.')
  expect(body).toContain('<details><summary>Send it somewhere else</summary>')

  const sent = { ...onItsWay, state: 'sent' as const, can_change: false, sent_at: '2026-01-20T09:45:00Z' }
  await using later = await startFormServer({
    [READ]: success(order),
    [REFUND]: success({ ...sent, reference: 'R-1' }),
  })
  const response = await later.get('/forms/orders/7', asGuest)
  expect(plain(response.body)).toMatch(/was sent on 20 January 2026 to JazzCash, .* Reference: R-1\./)
  expect(response.body).not.toContain('/refund"')
})

test.each([
  ['refused', 'shipped', 'Your parcel is going back to the seller', 'The courier couldn’t deliver the parcel.'],
  ['lost', 'cancelled', 'Your parcel got lost', 'You have nothing to pay.'],
] as const)(
  'shows a guest that the parcel was %s, without an amount to pay',
  async (outcome, status, heading, text) => {
    await using server = await startFormServer({ [READ]: success(anOrder({ id: 7, status, outcome, actions: [] })) })
    const { body } = await server.get('/forms/orders/7', asGuest)
    expect(body).toContain(`<h1>${heading}</h1>`)
    expect(body).toContain(text)
    expect(body).not.toContain('To pay in cash on delivery')
  },
)
