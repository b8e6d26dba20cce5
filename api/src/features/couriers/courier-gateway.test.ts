import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pakistanDay } from '@closyyy/contract/pakistan-day'
import { afterEach, expect, test, vi } from 'vitest'
import type { NewParcel } from './courier.ts'
import { openHttpCourier } from './courier-gateway.ts'
import { openCourier } from './open-courier.ts'

const contact = { name: 'Sana Malik', phone: '923001234567', address: 'House # 12/3', city: 'Lahore' }
const parcel: NewParcel = { id: '7', tracking_no: 'CLX7', pieces: 2, cash_paisa: 225_050, from: contact, to: contact }

interface Received {
  request: string
  headers: IncomingMessage['headers']
  body: string
}

const log = { warn: vi.fn() }

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a courier that gives one response to everything; without one it never responds. */
async function startCourier(response?: { status?: number; body: unknown }) {
  const received: Received[] = []
  const started = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      request: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    if (response) reply.writeHead(response.status ?? 200).end(JSON.stringify(response.body))
  })
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/v2`
  const settings = { url, token: 'secret-token', secret: 's'.repeat(32) }
  return { received, courier: openHttpCourier(settings, log, 0.3), settings }
}

// COURIER-1
test('books a parcel with its token and an idempotency key', async () => {
  const { courier, received } = await startCourier({ body: { reference: ' CR-1 ', extra: true } })
  expect(await courier.book(parcel)).toMatchObject({
    reference: 'CR-1',
    label: { reference: 'CR-1', tracking_no: 'CLX7' },
  })
  const [first] = received
  expect(first).toMatchObject({
    request: 'POST /v2/parcels',
    headers: { authorization: 'Bearer secret-token', 'idempotency-key': 'parcel-7' },
  })
  const body = { tracking_no: 'CLX7', pieces: 2, from: contact, to: contact, cash_on_delivery: 2_250.5 }
  expect(JSON.parse(first?.body ?? '')).toEqual(body)
})

// COURIER-3
test('reads statements', async () => {
  const statement = { reference: 'S1', rows: [{ reference: 'CR-1', amount: 2_250.5, date: '2026-10-31' }] }
  const { courier } = await startCourier({ body: { statements: [statement] } })
  expect(await courier.report([])).toEqual({
    events: [],
    statements: [{ reference: 'S1', rows: [{ reference: 'CR-1', amount_paisa: 225_050, paid_on: '2026-10-31' }] }],
  })
})

test.each([
  ['without a reference', {}],
  ['with a long reference', { reference: 'R'.repeat(101) }],
])('rejects a booking %s', async (_, body) => {
  const { courier } = await startCourier({ body })
  await expect(courier.book(parcel)).rejects.toThrow()
})

// COURIER-6, REMITTANCE-4
test.each([
  ['a negative amount', { reference: 'R', amount: -1, date: '2026-10-31' }, 'rows.1.amount'],
  ['a third decimal', { reference: 'R', amount: 1.005, date: '2026-10-31' }, 'rows.1.amount'],
  ['a wrong day', { reference: 'R', amount: 1, date: '2026-02-30' }, 'rows.1.date'],
  ['a future day', { reference: 'R', amount: 1, date: pakistanDay(Date.now() + 86_400_000) }, 'rows.1.date'],
])('skips a statement with %s, logs where it is, and reads the others', async (_, row, path) => {
  log.warn.mockClear()
  const valid = { reference: 'CR-1', amount: 1, date: pakistanDay(Date.now()) }
  const statements = [
    { reference: 'S1', rows: [valid, row] },
    { reference: 'S2', rows: [valid] },
  ]
  const { courier } = await startCourier({ body: { statements } })
  expect((await courier.report([])).statements.map(({ reference }) => reference)).toEqual(['S2'])
  expect(log.warn.mock.calls).toEqual([[{ statement: 0, paths: [path] }, expect.stringContaining('skipped')]])
})

test('fails with the status of an error, without its text', async () => {
  const { courier } = await startCourier({ status: 503, body: { message: 'House # 12/3' } })
  await expect(courier.book(parcel)).rejects.toMatchObject({
    code: 'HTTP_503',
    message: 'The courier rejected a request.',
  })
})

test('gives up on a courier that does not respond', async () => {
  const { courier } = await startCourier()
  await expect(courier.book(parcel)).rejects.toMatchObject({ name: 'TimeoutError' })
})

// DEMO-3
test('simulates a courier in demo mode only, and prefers a configured one', async () => {
  const { settings } = await startCourier()
  expect(openCourier({ courier: undefined, demoMode: true }, log)?.name).toBe('simulated')
  expect(openCourier({ courier: undefined, demoMode: false }, log)).toBeUndefined()
  expect(openCourier({ courier: settings, demoMode: true }, log)?.name).toBe('127.0.0.1')
})
