import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '../../test/contract-calls.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = 100
  })
})
afterAll(() => api.close())

const pathOf = (path: string) => `/api${path.replace(/:\w+\??/g, '1')}`

// LIMIT-5
test('rejects every write that another website sends', async () => {
  const writes = (await contractCalls()).filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(50)
  for (const { method, path } of writes) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { statusCode, body } = await api.app.inject({ method, url: pathOf(path), headers })
    expect([path, statusCode]).toEqual([path, 403])
    expect(body).toContain('another website')
  }
})

const login = (headers: Record<string, string>) => {
  const payload = { login: 'nobody_at_all', password: 'not the right one' }
  return api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
}

// LIMIT-5
test.each([
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [403, { origin: 'http://localhost:3000.evil.example' }],
  [403, { origin: 'http://localhost:3001' }],
  [401, { origin: 'http://localhost:3000' }],
  [401, { origin: 'https://localhost:3000' }],
  [401, { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
  [401, { origin: 'http://192.168.1.5:3000', 'x-forwarded-host': '192.168.1.5:3000' }],
  [401, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
])('responds %i to a write with %o', async (status, headers) => {
  expect((await login(headers as Record<string, string>)).statusCode).toBe(status)
})

test('sends no text message for the form of another website', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'phone=%2B923451112223'
  await api.app.inject({ method: 'POST', url: '/api/v1/auth/verify', headers, payload })
  expect(await api.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test.each(['same-origin', 'same-site', 'none', undefined])('accepts a write with Sec-Fetch-Site: %s', async site => {
  const headers = { ...(site && { 'sec-fetch-site': site }) }
  const payload = { login: 'nobody_at_all', password: 'not the right one' }
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
  expect(statusCode).toBe(401)
})

test('lets links of other websites read', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await api.app.inject({ url: '/api/v1/listing/conditions', headers })).statusCode).toBe(200)
})
