import { defineCall } from '@closyyy/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openBareApp } from '../../test/bare-app.ts'
import type { SessionAccount } from './account.ts'
import { AppError } from './app-error.ts'
import { route } from './route.ts'

const listThings = defineCall({
  name: 'listThings',
  method: 'GET',
  path: '/things',
  access: 'anyone',
  summary: 'List things.',
  schemas: async () => ({ query: z.object({ page: z.optional(z.string()) }), data: z.array(z.string()) }),
})
const showThing = defineCall({
  name: 'showThing',
  method: 'GET',
  path: '/thing',
  access: 'optional',
  summary: 'Get a thing.',
  schemas: async () => ({ data: z.string() }),
})

const asha: SessionAccount = {
  id: 1,
  isAdmin: false,
  isConfirmed: true,
  roles: [],
  isFresh: true,
  isSuspended: false,
  hasSecondFactor: true,
}
const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

let respond: () => string

beforeEach(() => {
  respond = () => 'shawl'
})
afterEach(() => vi.useRealTimers())

function openApp(options?: Parameters<typeof route>[3]) {
  const app = openBareApp(async token => (token ? asha : undefined))
  route(app, listThings, async () => [respond()], options)
  route(app, showThing, async ({ account }) => (account ? 'your shawl' : respond()), options)
  return app
}

function fail(error: Error): void {
  respond = () => {
    throw error
  }
}

test('serves a list’s last response with its age while the database is unavailable', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = openApp()
  const before = await app.inject('/api/things')
  fail(unavailable)
  vi.advanceTimersByTime(90_000)
  const after = await app.inject('/api/things')
  expect([after.statusCode, after.body]).toEqual([200, before.body])
  expect(after.headers).toMatchObject({ age: '90', 'cache-control': 'no-store' })
  expect(after.headers['content-type']).toBe(before.headers['content-type'])

  vi.advanceTimersByTime(14 * 60_000)
  expect((await app.inject('/api/things')).statusCode, 'after more than 15 minutes').toBe(503)
})

test('caches by URL and language', async () => {
  const app = openApp()
  await app.inject('/api/things')
  fail(unavailable)
  expect((await app.inject('/api/things?page=2')).statusCode).toBe(503)
  expect((await app.inject({ url: '/api/things', headers: { cookie: 'locale=ur' } })).statusCode).toBe(503)
})

test('returns other errors unchanged', async () => {
  const app = openApp()
  await app.inject('/api/things')
  fail(new AppError('not-found', 'product.not-found'))
  expect((await app.inject('/api/things')).statusCode).toBe(404)
})

test.each([
  ['a private call', { isPrivate: true }, '/api/things'],
  ['a call that is not the same for all guests', {}, '/api/thing'],
])('%s is never cached', async (_, options, url) => {
  const app = openApp(options)
  await app.inject(url)
  fail(unavailable)
  expect((await app.inject(url)).statusCode).toBe(503)
  expect(app.responseCache.size).toBe(0)
})

test('does not cache the response to a signed-in person, and serves the guest’s if the session cannot be read', async () => {
  const app = openApp({ isSameForGuests: true })
  const signedIn = { url: '/api/thing', headers: { authorization: 'Bearer asha' } }
  expect((await app.inject('/api/thing')).json().data).toBe('shawl')
  expect((await app.inject(signedIn)).json().data).toBe('your shawl')
  fail(unavailable)
  app.findAccount = () => Promise.reject(unavailable)
  expect((await app.inject(signedIn)).json().data).toBe('shawl')
})
