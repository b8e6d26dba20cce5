import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { listConditions } from '@closyyy/contract/conditions-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { login, logout } from '@closyyy/contract/sessions-calls'
import { expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { requestUrl } from './request-url.ts'
// A failed call does not wait for its schemas; loading them first avoids imports after the tests end.
import '@closyyy/contract/checkout-schemas'
import '@closyyy/contract/products-schemas'
import '@closyyy/contract/sessions-schemas'

const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers })
const clientOf = (fetch: typeof globalThis.fetch, more = {}) => createApiClient({ base: '/api', fetch, ...more })

// API-3
test('fills the path, drops an absent optional part and empty values', () => {
  const path = '/the/search/:group/:category?'
  expect(requestUrl(path, { params: { group: 'men' }, query: { size: '', page: 2, sort: undefined } })).toBe(
    '/the/search/men?page=2',
  )
  expect(requestUrl(path, { params: { group: 'men', category: 'a/b' } })).toBe('/the/search/men/a%2Fb')
  expect(() => requestUrl(path, {})).toThrow('needs group')
})

test('returns the data of the call’s schema', async () => {
  const fetch = vi.fn(async () => json({ status: 'success', data: [{ id: 1, title: 'New', secret: 1 }] }))
  expect(await clientOf(fetch).call(listConditions, {})).toEqual([{ id: 1, title: 'New' }])
})

test('sends a call by a fetch of its own, with the token of the client', async () => {
  const [fetch, own] = [vi.fn(), vi.fn(async () => json({ status: 'error', message: 'No.' }, 404))]
  const call = clientOf(fetch, { token: () => 'secret' }).call(getBankDetails, {}, { fetch: own })
  await expect(call).rejects.toMatchObject({ code: 'not-found' })
  const headers = expect.objectContaining({ authorization: 'Bearer secret' })
  expect(own).toHaveBeenCalledExactlyOnceWith('/api/v1/user/bank/details/show', expect.objectContaining({ headers }))
  expect(fetch).not.toHaveBeenCalled()
})

test('rejects a response that violates the contract as unreadable', async () => {
  const fetch = async () => json({ status: 'success', data: 'nonsense' })
  await expect(clientOf(fetch).call(listConditions, {})).rejects.toMatchObject({ code: 'unreadable' })
})

test('tries reads twice and writes once', async () => {
  const failing = vi.fn(async () => Promise.reject(new TypeError('gone')))
  await expect(clientOf(failing).call(listConditions, {})).rejects.toMatchObject({ code: 'no-network', status: 0 })
  expect(failing).toHaveBeenCalledTimes(2)
  failing.mockClear()
  const body = { login: 'ayesha', password: 'long enough' }
  await expect(clientOf(failing).call(login, { body })).rejects.toMatchObject({ code: 'no-network' })
  expect(failing).toHaveBeenCalledTimes(1)
})

// UI-3
test('fails a read without a response after 30 seconds twice, as without a network, but no write', async () => {
  vi.useFakeTimers()
  const silent = vi.fn(() => new Promise<Response>(() => undefined))
  const reading = vi.fn()
  const read = clientOf(silent).call(listConditions, {}).catch(reading)
  const writing = vi.fn()
  void clientOf(silent)
    .call(login, { body: { login: 'ayesha', password: 'long enough' } })
    .catch(writing)
  await vi.advanceTimersByTimeAsync(30_300)
  expect(silent).toHaveBeenCalledTimes(3)
  expect(reading).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await read
  vi.useRealTimers()
  expect(reading.mock.lastCall).toMatchObject([{ code: 'no-network', status: 0 }])
  expect(writing).not.toHaveBeenCalled()
})

// The listing form is open and offline: the code of the schema cannot load either.
test('handles a schema that fails to load along with its request', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const call = { ...listConditions, schemas: () => Promise.reject(new Error('Loading chunk 1 failed.')) }
  const failing = () => Promise.reject(new TypeError('gone'))
  await expect(clientOf(failing).call(call, {})).rejects.toMatchObject({ code: 'no-network' })
  await new Promise(resolve => setTimeout(resolve, 10))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  const responding = async () => json({ status: 'success', data: [] })
  await expect(clientOf(responding).call(call, {})).rejects.toThrow('Loading chunk 1 failed.')
})

test("rejects with the server's message, field errors and retry delay", async () => {
  const failure = { status: 'error', message: 'Too many tries.', errors: { login: ['Wait.'] } }
  const fetch = async () => json(failure, 429, { 'retry-after': '30' })
  const body = { login: 'ayesha', password: 'long enough' }
  await expect(clientOf(fetch).call(login, { body })).rejects.toMatchObject({
    code: 'too-many',
    message: 'Too many tries.',
    errors: { login: ['Wait.'] },
    retryAfter: 30,
  })
})

const order = async (response: Response) => {
  const body = { seller_id: 1, cart_items: [{ product_id: 1 }], delivery_address_id: 1 }
  return clientOf(async () => response).call(checkout, { body })
}

test.each([
  ['422 without a status', { message: 'Sold.', errors: { a: ['B.'] } }, 422],
  ['200', { status: 'error', message: 'Sold.', errors: { a: ['B.'] } }, 200],
  ['200 without a status', { message: 'Sold.', errors: { a: ['B.'] } }, 200],
])('rejects a response with %s with its message and field errors', async (_, body, status) => {
  const failed = { code: 'invalid', status, message: 'Sold.', errors: { a: ['B.'] } }
  await expect(order(json(body, status))).rejects.toMatchObject(failed)
})

test.each([500, 502, 503, 504])('omits the message of a %i response', async status => {
  const body = { status: 'error', message: 'select * from orders', errors: { a: ['B.'] } }
  await expect(order(json(body, status))).rejects.toMatchObject({ status, message: '', errors: {} })
})

test('rejects a success without readable data as unreadable', async () => {
  const body = { status: 'success', message: 'Order placed.', data: {} }
  await expect(order(json(body))).rejects.toMatchObject({ code: 'unreadable', message: '' })
})

test.each([
  ['at data', (data: unknown) => ({ data })],
  ['at data.data', (data: unknown) => ({ data: { data } })],
  ['at the top', (data: unknown) => data],
])('reads a response without a status, with its data %s', async (_, wrap) => {
  const bank = { bank_name: 'HBL', account_title: 'A', account_number: '1', iban: 'PK1', branch_code: '1' }
  expect(await clientOf(async () => json(wrap(bank))).call(getBankDetails, {})).toEqual(bank)
})

test.each(['ur', 'en'])('sends the language of a page in %s, whatever the browser prefers', async lang => {
  vi.stubGlobal('document', { documentElement: { lang } })
  const fetch = vi.fn(async (_: unknown, _init?: RequestInit) => json({ status: 'success', data: [] }))
  await clientOf(fetch as typeof globalThis.fetch).call(listConditions, {})
  vi.unstubAllGlobals()
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe(lang)
})

test('sends the token only with calls that use accounts, and reports a 401', async () => {
  const sent: (string | null)[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('authorization'))
    return json({ status: 'error', message: 'No.' }, 401)
  }
  const onSignedOut = vi.fn()
  const client = clientOf(fetch as typeof globalThis.fetch, { token: () => 't', onSignedOut })
  await client.call(listConditions, {}).catch(() => undefined)
  expect(onSignedOut).not.toHaveBeenCalled()
  await client.call(getProduct, { params: { id: 1 } }).catch(() => undefined)
  await client.call(logout, {}).catch(() => undefined)
  expect(sent).toEqual([null, 'Bearer t', 'Bearer t'])
  expect(onSignedOut).toHaveBeenCalledTimes(2)
})

const challenge = { token: 'signed', puzzle: { kind: 'captcha' as const, page: 'https://captcha.example' } }
const challenged = () => json({ status: 'error', message: 'Busy.', code: 'challenge', challenge }, 429)
const loginBody = { login: 'ayesha', password: 'long enough' }

// LIMIT-9
test('repeats a challenged write once, with the solution and its own headers', async () => {
  const sent: (string | null)[][] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    sent.push([headers.get('x-challenge-solution'), headers.get('idempotency-key'), String(init?.body)])
    return challenged()
  }
  const client = clientOf(fetch as typeof globalThis.fetch, { solveChallenge: async () => 'signed.7' })
  const calling = client.call(login, { body: loginBody }, { headers: { 'idempotency-key': 'k' } })
  await expect(calling).rejects.toMatchObject({ code: 'challenge', status: 429, message: 'Busy.' })
  const body = JSON.stringify(loginBody)
  expect(sent).toEqual([
    [null, 'k', body],
    ['signed.7', 'k', body],
  ])
})

test.each([
  ['nobody solves', {}],
  ['that could not be solved', { solveChallenge: async () => Promise.reject(new Error('closed')) }],
])('rejects with a challenge that %s', async (_, more) => {
  const fetch = vi.fn(async () => challenged())
  await expect(clientOf(fetch, more).call(login, { body: loginBody })).rejects.toMatchObject({ challenge })
  expect(fetch).toHaveBeenCalledTimes(1)
})
