import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { registerErrorHandler } from '../../http/error-handler.ts'
import { registerMetrics } from './metrics-routes.ts'

const TOKEN = 'a-long-secret-of-the-operator'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const scrape = (headers: Record<string, string> = {}) => api.app.inject({ url: '/api/metrics', headers })

/** Returns the value of one metric. */
function numberIn(text: string, line: RegExp): number {
  const found = text.split('\n').find(each => line.test(each))
  return Number(found?.split(' ').at(-1))
}

describe('metrics', () => {
  test('count requests by route and status, never by URL', async () => {
    const { id } = await addUser(api.db)
    await api.app.inject(`/api/v1/users/${id}/profile`)
    await api.app.inject('/api/v1/users/777888999/profile')
    await api.app.inject('/api/made-up-7781')
    const { body } = await scrape()
    const count = (status: number) =>
      numberIn(
        body,
        new RegExp(`request_seconds_count.*method="GET",route="/api/v1/users/:id/profile",status="${status}"`),
      )
    expect([count(200), count(404)]).toEqual([1, 1])
    expect(numberIn(body, /request_seconds_count.*route="none",status="404"/)).toBe(1)
    expect(body.includes('777888999') || body.includes('made-up-7781')).toBe(false)
  })

  test('report the outbox, the connections and the event loop', async () => {
    const to = 'ayesha@example.pk'
    await api.db
      .insertInto('outbox')
      .values({ channel: 'email', recipient: to, template: 'x', subject: 'x', body: 'x' })
      .execute()
    const { body } = await scrape()
    expect(numberIn(body, /^closyyy_outbox_waiting\{channel="email"\}/)).toBe(1)
    expect(numberIn(body, /^closyyy_outbox_waiting\{channel="sms"\}/)).toBe(0)
    expect(numberIn(body, /^closyyy_database_up/)).toBe(1)
    expect(numberIn(body, /^closyyy_database_connections\{state="most"\}/)).toBeGreaterThan(0)
    expect(numberIn(body, /^nodejs_eventloop_lag_p99_seconds/)).toBeGreaterThanOrEqual(0)
    expect(body).not.toContain(to)
  })
})

test('a database that responds is up, although the outbox cannot be read', async () => {
  await sql`alter table outbox rename to unreadable`.execute(api.db)
  const { body } = await scrape()
  await sql`alter table unreadable rename to outbox`.execute(api.db)
  expect(numberIn(body, /^closyyy_database_up/)).toBe(1)
  expect(body).not.toMatch(/^closyyy_outbox_waiting\{/m)
})

describe('access to the metrics', () => {
  test('is limited to direct loopback requests without a token', async () => {
    expect((await scrape()).statusCode).toBe(200)
    expect((await scrape({ 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
    expect((await scrape({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
    expect((await api.app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  })

  test('requires the configured token', async () => {
    const app = fastify()
    registerErrorHandler(app)
    registerMetrics(app, {
      db: api.db,
      settings: { metricsToken: TOKEN },
      announcements: { isLive: () => true, received: () => 7, streams: () => 1 },
    })
    const statuses = []
    for (const token of ['', 'wrong', TOKEN]) {
      const { statusCode } = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${token}` } })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([404, 404, 200])
    await app.close()
  })
})
