import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { parseTimestamp } from './pool.ts'
import { waitWithinBudget, withinTimeBudget } from './time-budget.ts'

const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** A database that authenticates clients and passes their first query to `onQuery`. */
async function databaseThat(onQuery: (socket: Socket) => void) {
  const server = createServer(socket => {
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticationOk, readyForQuery]))
      socket.once('data', () => onQuery(socket))
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const losses: string[] = []
  const log = { warn: (_details: object, message: string) => void losses.push(message) }
  const db = openDatabase({ target: `postgres://me@127.0.0.1:${port}/shop`, connections: 1, isEmbedded: false }, log)
  return { db, losses, close: () => Promise.all([db.destroy(), new Promise(resolve => server.close(resolve))]) }
}

test('fails only the query whose connection is lost', async () => {
  const { db, losses, close } = await databaseThat(socket => socket.destroy())
  const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(losses).toContain('a database connection was lost')
  await close()
})

test('times out a query', async () => {
  const { db, close } = await databaseThat(() => undefined)
  const started = Date.now()
  const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(Date.now() - started).toBeLessThan(5_000)
  await close()
})

test('bounds the waits of one request for connections and queries to 2 s in total', async () => {
  const { db, close } = await databaseThat(() => undefined)
  const query = () => sql`select 1`.execute(db).catch((reason: unknown) => reason)
  const others = query()
  const request = {}
  await withinTimeBudget(request, () => waitWithinBudget(() => pause(1_500)))
  for (const most of [1_200, 500]) {
    const started = performance.now()
    expect(isDatabaseUnavailable(await withinTimeBudget(request, query))).toBe(true)
    expect(performance.now() - started).toBeLessThan(most)
  }
  await others
  await close()
})

test.each([
  ['2026-11-21 04:32:51.123456+00', '2026-11-21T04:32:51.123456Z'],
  ['2026-11-21 04:32:51+00', '2026-11-21T04:32:51Z'],
  ['2026-11-21 09:32:51.5+05', '2026-11-21T04:32:51.500Z'],
])('parses the time %s as %s', (text, time) => {
  expect(parseTimestamp(text)).toBe(time)
})
