import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerMetrics } from './metrics-route.ts'
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts'

const TOKEN = 'a-long-secret-of-the-operator'
const storefront = { unit: 'storefront', release: '0123456789ab' }

let metrics: ServerMetrics
let app: FastifyInstance

function openApp(metricsToken?: string): FastifyInstance {
  const opened = fastify()
  registerMetrics(opened, { metrics, env: { metricsToken } })
  return opened
}

beforeEach(() => {
  metrics = createServerMetrics()
  app = openApp()
})
afterEach(() => app.close())

test('counts documents by release, mode and status, and measures their time', async () => {
  const document = { ...storefront, shell: 'fedcba987654', mode: 'full', status: 200, seconds: 0.02 } as const
  metrics.countDocument(document)
  metrics.countDocument({ ...document, mode: 'frame', seconds: 2 })
  const { body } = await app.inject('/metrics')
  const labels = 'unit="storefront",release="0123456789ab"'
  expect(body).toContain(`closyyy_documents_total{${labels},shell="fedcba987654",mode="full",status="200"} 1`)
  expect(body).toContain(`closyyy_document_seconds_sum{${labels},mode="frame"} 2`)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
})

test('counts rejected releases, strikes, restarts and reports', async () => {
  metrics.countRejection({ ...storefront, file: 'server.cjs' })
  metrics.countStrike({ ...storefront, reason: 'time' })
  metrics.countRendererRestart('time')
  metrics.countReport({ ...storefront, kind: 'csp' })
  const { body } = await app.inject('/metrics')
  const labels = 'unit="storefront",release="0123456789ab"'
  expect(body).toContain(`closyyy_releases_rejected_total{${labels},file="server.cjs"} 1`)
  expect(body).toContain(`closyyy_render_strikes_total{${labels},reason="time"} 1`)
  expect(body).toContain('closyyy_renderer_restarts_total{reason="time"} 1')
  expect(body).toContain(`closyyy_reports_total{${labels},kind="csp"} 1`)
})

test('shows only the releases that are served now', async () => {
  metrics.setServed([{ ...storefront, percent: 100 }])
  metrics.setServed([{ ...storefront, release: 'aaaaaaaaaaaa', percent: 5 }])
  metrics.setBrowserOnly([storefront])
  metrics.setBrowserOnly([])
  const { body } = await app.inject('/metrics')
  expect(body).toContain('closyyy_release_percent{unit="storefront",release="aaaaaaaaaaaa"} 5')
  expect(body).not.toContain('0123456789ab')
})

test('are limited to direct loopback requests without a token', async () => {
  const statusOf = async (options: object) => (await app.inject({ url: '/metrics', ...options })).statusCode
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  expect(await statusOf({ remoteAddress: '203.0.113.7' })).toBe(404)
})

test('require the configured token', async () => {
  const protectedApp = openApp(TOKEN)
  const statuses = []
  for (const token of ['', 'wrong', TOKEN]) {
    const response = await protectedApp.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([404, 404, 200])
  await protectedApp.close()
})
