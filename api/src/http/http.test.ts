import { Failure } from '@closyyy/contract/errors-schemas'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addAddress, addProduct, addUser, signIn } from '../../test/builders.ts'
import { contractCalls } from '../../test/contract-calls.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { readSettings } from '../env.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => {
  api.lifecycle.phase = 'ready'
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })

describe('every response', () => {
  test('has a request id and the security headers, even if it is an error', async () => {
    for (const url of ['/api/v1/listing/categories', '/api/nothing']) {
      const { headers } = await get(url)
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('is the same with a trailing slash', async () => {
    const [plain, slashed] = [await get('/api/v1/listing/brands'), await get('/api/v1/listing/brands/')]
    expect(slashed.statusCode).toBe(200)
    expect(slashed.body).toBe(plain.body)
  })

  test('is not cacheable for a signed-in person', async () => {
    const token = await signIn(api.db, await addUser(api.db))
    expect((await get('/api/user', { authorization: `Bearer ${token}` })).headers['cache-control']).toBe('no-store')
  })
})

// API-1
describe('a failure', () => {
  const login = (payload: string, type = 'application/json') =>
    api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: { 'content-type': type }, payload })

  test.each([
    ['an unknown path', () => get('/api/v1/none'), 404],
    ['an unknown path outside /api', () => get('/etc/passwd'), 404],
    ['a malformed path', () => get('/api/v1/users/%zz/profile'), 400],
    ['a body that is no JSON', () => login('{"login":'), 400],
    ['a body that reaches for the prototype', () => login('{"__proto__":{"a":1}}'), 400],
    ['a body that is no object', () => login('[1]'), 422],
    ['a body of another type', () => login('<a/>', 'application/xml'), 415],
    ['a body above the limit', () => login(`{"login":"${'a'.repeat(300_000)}"}`), 413],
    ['a call without its token', () => get('/api/user'), 401],
    ['an invalid token', () => get('/api/user', { authorization: 'Bearer abc' }), 401],
  ])('of %s has its status in the envelope', async (_case, send, status) => {
    const response = await send()
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('application/json')
    expect(z.safeParse(Failure, response.json()).success).toBe(true)
  })

  test.each([
    [{ cookie: 'locale=ur' }, 'ای میل یا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔'],
    [{ 'accept-language': 'ur' }, 'ای میل یا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔'],
    [{ cookie: 'locale=en', 'accept-language': 'ur' }, 'Invalid email or password. Please try again.'],
    [{}, 'Invalid email or password. Please try again.'],
  ])('of a wrong password is shown for %j as “%s”', async (headers, message) => {
    const payload = { login: 'nobody@example.pk', password: 'not-the-password' }
    const response = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
    expect(response.json()).toEqual({ status: 'error', message })
  })

  test('is returned in Urdu field by field, as is the message of a success', async () => {
    const inUrdu = (payload: object) =>
      api.app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', headers: { cookie: 'locale=ur' }, payload })
    expect((await inUrdu({ email: '' })).json()).toEqual({
      status: 'error',
      message: 'براہِ کرم اپنا ای میل لکھیں',
      errors: { email: ['براہِ کرم اپنا ای میل لکھیں'] },
    })
    expect((await inUrdu({ email: 'nobody@example.pk' })).json().data).toBe('پاس ورڈ بدلنے کی ای میل بھیج دی گئی ہے!')
  })

  // API-1
  test('shows no internals if unexpected', async () => {
    const user = await addUser(api.db)
    const product = await addProduct(api.db, { seller_id: user.id, category_id: 11 })
    await sql`alter table photos rename to photos_away`.execute(api.db)
    try {
      const response = await get(`/api/v1/listing/public/products/show/${product.id}`)
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({ status: 'error', message: 'Something went wrong. Please try again later.' })
    } finally {
      await sql`alter table photos_away rename to photos`.execute(api.db)
    }
  })
})

describe('the health calls', () => {
  test('are ready while the database is available', async () => {
    expect((await get('/api/health/live')).statusCode).toBe(200)
    expect((await get('/api/health/ready')).statusCode).toBe(200)
  })

  test.each(['starting', 'stopping'] as const)('are not ready while %s', async phase => {
    api.lifecycle.phase = phase
    const response = await get('/api/health/ready')
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/api/health/live')).statusCode).toBe(200)
  })

  test('reject calls until the start is complete', async () => {
    api.lifecycle.phase = 'starting'
    expect((await get('/api/v1/listing/categories')).statusCode).toBe(503)
  })
})

describe('the API without its database', () => {
  test('returns 503 with a retry time, and is not ready', async () => {
    const db = openDatabase(
      { target: 'postgres://nobody@127.0.0.1:1/none', connections: 1, isEmbedded: false },
      { warn: () => undefined },
    )
    const nothing = async () => undefined
    const none = async function* () {}
    const photos = {
      read: nothing,
      readSmallest: nothing,
      readShare: nothing,
      save: nothing,
      remove: nothing,
      discard: nothing,
      listOlder: none,
      isIdle: () => true,
    }
    const app = await buildApp({
      db,
      settings: readSettings({ LOG_LEVEL: 'silent' }),
      photos,
      lifecycle: { phase: 'ready' },
    })
    for (const url of ['/api/v1/listing/public/products/the/mens', '/api/health/ready']) {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await app.inject('/api/health/live')).statusCode).toBe(200)
    await app.close()
    await db.destroy()
  })
})

describe('the contract', () => {
  test('declares every served call once', async () => {
    const served = api.app.calls.map(call => call.name)
    expect(new Set(served).size).toBe(served.length)
    expect((await contractCalls()).map(call => call.name)).toEqual(expect.arrayContaining(served))
  })

  // PRIVACY-1
  test('exposes no private field in public lists', async () => {
    const seller = await addUser(api.db, { email: 'hidden.mail@example.pk', phone: '923219998877' })
    const address_id = await addAddress(api.db, { user_id: seller.id, address_line_1: 'Hidden House 9' })
    for (const category_id of [1, 12, 24])
      await addProduct(api.db, { seller_id: seller.id, category_id, address_id, title: 'Hidden kurta' })
    const lists = [
      'the/search/men',
      'the/mens',
      'the/womens',
      'the/kids',
      'search?query=kurta',
      'show',
      'show/1',
      `show?seller=${seller.id}`,
    ]
    for (const path of [
      ...lists.map(list => `/api/v1/listing/public/products/${list}`),
      `/api/v1/users/${seller.id}/profile`,
    ]) {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/hidden\.mail|923219998877|Hidden House|"email"|"phone"|address|password/)
    }
  })
})

describe('the document', () => {
  test('is OpenAPI 3.1 and lists every call once', async () => {
    const document = (await get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      path => Object.values(path),
    )
    const names = operations.map(operation => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const call of api.app.calls) expect(names).toContain(call.name)
    for (const path of ['/v1/cart/checkout/create', '/v1/cart/checkout/create/guest'])
      expect(document.paths[path].post.parameters).toMatchObject([
        { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } },
      ])
    expect(document.paths['/v1/user/cart/items'].post.parameters).toEqual([])
    const sent = document.paths['/v1/auth/forgot-password'].post.responses[200].content['application/json'].schema
    expect(sent.properties.message.examples).toEqual(['Password reset email sent successfully!'])
    expect(document.paths['/user'].get.security).toEqual([{ bearer: [] }])
    const bodyOf = (path: string) => Object.keys(document.paths[path].post.requestBody.content)
    expect(bodyOf('/v1/listing/auth/products/create')).toEqual(['application/json', 'multipart/form-data'])
    expect(bodyOf('/v1/user/address')).toEqual(['application/json'])
  })

  test('is for operators only outside of demo mode', async () => {
    const production = await openTestApi(settings => {
      settings.demoMode = false
    })
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/static/index.html']) {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      expect([url, (await production.app.inject({ url, headers })).statusCode]).toEqual([url, 404])
    }
    expect((await production.app.inject('/api/openapi.json')).statusCode).toBe(200)
    await production.close()
  })

  test('is shown on a page without inline scripts', async () => {
    const page = await get('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, inline] of scripts) {
      expect(inline?.trim()).toBe('')
      const source = /src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? ''
      expect((await get(source)).statusCode).toBe(200)
    }
  })
})

describe('a token', () => {
  test('accepts its scheme in any case', async () => {
    const user = await addUser(api.db)
    const token = await signIn(api.db, user)
    expect((await get('/api/user', { authorization: `bearer ${token}` })).statusCode).toBe(200)
    expect((await api.call(getOwnUser, {}, token)).data.id).toBe(user.id)
  })
})
