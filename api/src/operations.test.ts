import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type ApiProcess, startApi } from '../test/api-process.ts'
import { addProduct, addUser, signIn } from '../test/builders.ts'
import { openCutProxy } from '../test/cut-proxy.ts'
import { runOnServer, urlOf } from '../test/template-database.ts'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { type Db, openDatabase, ping } from './db/database.ts'
import { isDatabaseUnavailable } from './db/database-errors.ts'
import { migrate, migrationsFolder } from './db/migrate.ts'
import type { DueMessage } from './features/outbox/outbox-queries.ts'
import { sendDueMessages } from './features/outbox/outbox-worker.ts'
import type { Sender } from './features/outbox/sender.ts'

/** Multi-process tests require the gate's PostgreSQL: only one process can use the embedded database. */
const template = inject('template')
const onServer = template.kind === 'server' ? [template] : []
const SLOW = { timeout: 120_000 }
const quiet = { warn: () => undefined }

let dataDir: string
let database: TestDatabase
const processes: ApiProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'closyyy-operations-'))
})
afterEach(async () => {
  for (const each of processes.splice(0)) await each.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(variables: Record<string, string> = {}): Promise<ApiProcess> {
  const started = await startApi({ DATA_DIR: dataDir, DATABASE_URL: String(database.poolOptions.target), ...variables })
  processes.push(started)
  return started
}

const statusOf = async (url: string, options: RequestInit = {}) => (await fetch(url, options)).status
/** True if a statement waits for a lock. */
async function hasWaiting(): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as is_waiting`.execute(database.db)
  return rows[0]?.is_waiting ?? false
}

/** A sender that records what it receives. */
function recorder(): Sender & { sent: number[] } {
  const sent: number[] = []
  const send = async ({ id }: DueMessage) => void sent.push(id)
  return { channels: ['email', 'sms'], storesBodies: true, sent, send }
}

/** Sends until nothing is due, as a worker does. */
async function sendAll(db: Db, sender: Sender): Promise<void> {
  for (const channel of sender.channels) while ((await sendDueMessages(db, sender, quiet, channel)) > 0);
}

const json = { 'content-type': 'application/json' }

describe.each(onServer)('on PostgreSQL', ({ url }) => {
  test('returns 503 with a retry time without its database, and recovers without a restart', SLOW, async () => {
    const target = new URL(String(database.poolOptions.target))
    const proxy = await openCutProxy({ host: target.hostname, port: Number(target.port) })
    target.port = String(proxy.port)
    const api = await start({ DATABASE_URL: target.href, DATABASE_POOL: '3' })
    const list = `${api.url}/v1/listing/public/products/the/mens`
    expect(await statusOf(list)).toBe(200)

    proxy.cut()
    const unseen = `${list}?page=2`
    for (const path of [unseen, `${api.url}/health/ready`]) {
      const requestedAt = Date.now()
      const response = await fetch(path)
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Date.now() - requestedAt).toBeLessThan(5_000)
    }
    expect(await statusOf(`${api.url}/health/live`)).toBe(200)
    const cached = await fetch(list)
    expect(cached.status).toBe(200)
    expect(Number(cached.headers.get('age'))).toBeGreaterThanOrEqual(0)

    proxy.mend()
    await expect.poll(() => statusOf(`${api.url}/health/ready`)).toBe(200)
    expect(await statusOf(unseen)).toBe(200)
    await api.kill('SIGTERM')
    await proxy.close()
  })

  test('finishes requests after a stop signal, and reports not ready until it exits', SLOW, async () => {
    const api = await start()
    const user = await addUser(database.db)
    const authorization = `Bearer ${await signIn(database.db, user)}`
    const unlock = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const locking = database.db.transaction().execute(async tx => {
      await sql`select 1 from users where id = ${user.id} for update`.execute(tx)
      isLocked.resolve()
      await unlock.promise
    })
    await isLocked.promise
    const body = JSON.stringify({ bio: 'Sews.' })
    const taken = statusOf(`${api.url}/v1/users/profile`, { method: 'PUT', headers: { ...json, authorization }, body })
    await expect.poll(hasWaiting).toBe(true)

    const ended = api.kill('SIGTERM')
    await expect.poll(() => statusOf(`${api.url}/health/ready`).catch(() => 503)).toBe(503)
    unlock.resolve()
    await locking
    expect(await taken).toBe(200)
    expect(await ended).toBe(0)
  })

  test('migrates an empty database from two processes at once, which then share it', SLOW, async () => {
    const name = `${new URL(String(database.poolOptions.target)).pathname.slice(1)}_shared`
    await runOnServer(url, `create database ${name}`)
    const shared = urlOf(url, name)
    const [one, other] = await Promise.all([
      start({ DATABASE_URL: shared, DATA_DIR: join(dataDir, 'one') }),
      start({ DATABASE_URL: shared, DATA_DIR: join(dataDir, 'other') }),
    ])
    const db = openDatabase({ target: shared, connections: 4, isEmbedded: false }, quiet)
    const files = (await readdir(migrationsFolder)).filter(file => file.endsWith('.sql'))
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(db)
    expect(rows[0]?.count).toBe(files.length)

    const seller = await addUser(db, { email: 'seller.of.log@example.pk' })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => addUser(db)))
    const product = await addProduct(db, { seller_id: seller.id })
    const tokens = await Promise.all(buyers.map(buyer => signIn(db, buyer)))
    const withToken = (token: string) => ({ headers: { ...json, authorization: `Bearer ${token}` } })
    const offers = tokens.flatMap(token =>
      [one, other].map(({ url: at }) =>
        statusOf(`${at}/v1/listing/products/offers/create`, {
          method: 'POST',
          ...withToken(token),
          body: JSON.stringify({ product_id: product.id, offer_price: 2_000 }),
        }),
      ),
    )
    const statuses = await Promise.all(offers)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(201), ...Array(10).fill(409)])

    const [token = ''] = tokens
    expect(await statusOf(`${one.url}/user`, withToken(token))).toBe(200)
    expect(
      await statusOf(`${other.url}/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
    ).toBe(200)
    expect(await statusOf(`${one.url}/user`, withToken(token))).toBe(401)

    const [first, second] = [recorder(), recorder()]
    await Promise.all([sendAll(db, first), sendAll(db, second)])
    const sent = [...first.sent, ...second.sent]
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.length).toBeGreaterThanOrEqual(10)

    const log = one.output() + other.output()
    expect(log).toContain('/api/v1/listing/products/offers/create')
    for (const secret of [...tokens, seller.email, seller.phone ?? '', 'Bearer'])
      expect(log.includes(secret)).toBe(false)
    await db.destroy()
    for (const each of processes.splice(0)) await each.kill('SIGTERM')
    await runOnServer(url, `drop database ${name} with (force)`)
  })

  test('holds up no statement while a migration waits for a lock', SLOW, async () => {
    const { db } = database
    await cp(migrationsFolder, dataDir, { recursive: true })
    await writeFile(join(dataDir, '9999-of-a-later-version.sql'), 'create index later_orders on orders (id);')
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async tx => {
      await sql`lock table orders in row exclusive mode`.execute(tx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const migrating = migrate(db, dataDir)
    await vi.waitUntil(hasWaiting, { timeout: 10_000 })
    await sql`update orders set status = status where false`.execute(db)
    released.resolve()
    await Promise.all([holding, migrating])
    const { rows } = await sql<{ index: string | null }>`select to_regclass('later_orders')::text as index`.execute(db)
    expect(rows[0]?.index).toBe('later_orders')
  })

  test('times out slow statements, and does not queue calls without limit', SLOW, async () => {
    const db = openDatabase({ ...database.poolOptions, connections: 1, hasNoTimeouts: false }, quiet)
    const started = Date.now()
    const slow = sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error)
    const waiting = ping(db).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(await waiting)).toBe(true)
    expect(isDatabaseUnavailable(await slow)).toBe(true)
    expect(Date.now() - started).toBeLessThan(10_000)
    await ping(db)
    await db.destroy()
  })
})

test('migrates from two concurrent callers', async () => {
  await Promise.all([migrate(database.db), migrate(database.db)])
  const { rows } = await sql<{ copies: number }>`
    select max(count)::int as copies from (select count(*) from migrations group by name) each`.execute(database.db)
  expect(rows[0]?.copies).toBe(1)
})
