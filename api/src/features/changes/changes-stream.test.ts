import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { likeProduct } from '@closyyy/contract/likes-calls'
import { listProducts } from '@closyyy/contract/products-calls'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startApi } from '../../../test/api-process.ts'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { type ChangeStream, listen, openChangeStream, receiveAll, until } from '../../../test/changes/change-stream.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openTestDatabase } from '../../../test/test-database.ts'

const SLOW = { timeout: 120_000 }
const TOKEN = 'a-long-secret-of-the-operator'
/** The embedded database loses its connection only with the process. */
const template = inject('template')
const onServer = template.kind === 'server' ? [template] : []

let api: TestApi
let url: string
let stream: ChangeStream

beforeEach(async () => {
  api = await openTestApi()
  url = await listen(api)
  stream = await openChangeStream(url)
})
afterEach(async () => {
  stream.close()
  await api.close()
})

test('announces a change at its commit, and nothing that is rolled back', async () => {
  const seller = await addUser(api.db)
  const [rolledBack, committed] = [
    await addProduct(api.db, { seller_id: seller.id }),
    await addProduct(api.db, { seller_id: seller.id }),
  ]
  await receiveAll(stream, api.db)
  stream.keys.clear()
  const setPrice = (id: number) => api.db.updateTable('products').set({ price_paisa: 99_900 }).where('id', '=', id)
  const failing = api.db.transaction().execute(async tx => {
    await tx.updateTable('products').set({ price_paisa: 99_900 }).where('id', '=', rolledBack.id).execute()
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await setPrice(committed.id).execute()
  await receiveAll(stream, api.db)
  expect(stream.keys).toEqual(new Set(['facets-4', 'product-any', `product-${committed.id}`]))
})

test('announces one key for all rows of a large transaction', async () => {
  const seller = await addUser(api.db)
  await sql`insert into products
    (seller_id, title, description, price_paisa, quantity, quantity_left, category_id, condition_id, city, approval_status)
    select ${seller.id}, 'Shawl', 'Warm.', 1000, 1, 1, 4, 2, 'Lahore', 'approved' from generate_series(1, 500)`.execute(
    api.db,
  )
  await receiveAll(stream, api.db)
  expect(stream.keys).toContain('products')
  expect([...stream.keys].filter(key => /^product-\d/.test(key)).length).toBeLessThanOrEqual(100)
})

test('announces the end of a vacation, which no write causes', async () => {
  const { id } = await addUser(api.db)
  await receiveAll(stream, api.db)
  await sql`update users set vacation_until = now() + interval '300 milliseconds' where id = ${id}`.execute(api.db)
  await receiveAll(stream, api.db)
  stream.keys.clear()
  await until(() => stream.keys.has(`person-${id}`), 'the end is announced')
  expect(stream.keys).toContain('person-any')
})

test('drops the API’s own caches before it passes changes on', async () => {
  const seller = await addUser(api.db)
  for (let count = 0; count < 2; count++) await addProduct(api.db, { seller_id: seller.id })
  await receiveAll(stream, api.db)
  const list = () => api.call(listProducts, { params: { group: 'men' }, query: { per_page: 1 } })
  expect((await list()).data.total).toBe(2)
  await addProduct(api.db, { seller_id: seller.id })
  await api.db.updateTable('categories').set({ name: 'kurtas' }).where('id', '=', 4).execute()
  await receiveAll(stream, api.db)
  const { total, data } = (await list()).data
  expect([total, data[0]?.category.name]).toEqual([3, 'kurtas'])
})

test('beats at least once a second', async () => {
  const before = stream.beats()
  await expect(until(() => stream.beats() >= before + 3, 'three beats have arrived')).resolves.toBeUndefined()
})

test('ends all streams when the server stops', async () => {
  const other = await openTestApi()
  const open = await openChangeStream(await listen(other))
  await other.close()
  await expect(until(() => open.isEnded(), 'the stream has ended')).resolves.toBeUndefined()
})

test('limits the number of streams', async () => {
  const others = await Promise.all(Array.from({ length: 63 }, () => openChangeStream(url)))
  expect((await api.app.inject('/api/changes')).statusCode).toBe(503)
  others[0]?.close()
  others[0] = await openChangeStream(url)
  for (const other of others) other.close()
})

test('drops a reader that does not read', async () => {
  const open = async () => {
    const { body } = await api.app.inject('/api/metrics')
    return Number(/^closyyy_change_streams (\d+)/m.exec(body)?.[1])
  }
  const idle = get(`${url}/api/changes`, { agent: false })
  idle.on('error', () => undefined)
  const [response] = (await once(idle, 'response')) as [IncomingMessage]
  response.pause()
  expect(await open()).toBe(2)
  await sql`select pg_notify('changes', 'marker-' || i || repeat('x', 7000)) from generate_series(1, 2500) i`.execute(
    api.db,
  )
  await until(async () => (await open()) < 2, 'the reader is dropped')
  response.destroy()
})

describe('access', () => {
  test('is limited to direct loopback requests without a token', async () => {
    const request = { url: '/api/changes' }
    for (const refused of [
      { ...request, headers: { 'x-forwarded-for': '203.0.113.7' } },
      { ...request, headers: { 'x-forwarded-for': '127.0.0.1' } },
      { ...request, remoteAddress: '203.0.113.7' },
      { ...request, method: 'HEAD' as const },
    ])
      expect((await api.app.inject(refused)).statusCode).toBe(404)
  })

  test('requires the configured token', async () => {
    const guarded = await openTestApi(settings => {
      settings.metricsToken = TOKEN
    })
    const origin = await listen(guarded)
    for (const token of ['', 'wrong']) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await guarded.app.inject({ url: '/api/changes', headers })).statusCode).toBe(404)
    }
    const own = await openChangeStream(origin, { authorization: `Bearer ${TOKEN}` })
    own.close()
    await guarded.close()
  })
})

test.each(onServer)(
  'announces changes by other processes, and ends the streams when a process stops',
  SLOW,
  async () => {
    const { db, poolOptions, close } = await openTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'closyyy-changes-'))
    const variables = { DATA_DIR: dataDir, DATABASE_URL: String(poolOptions.target) }
    const processes = [await startApi(variables), await startApi(variables)]
    const [writer, reader] = processes.map(({ url: base }) => new URL(base).origin)
    const other = await openChangeStream(reader ?? '')
    const { id } = await addProduct(db, { seller_id: (await addUser(db)).id })
    const headers = { authorization: `Bearer ${await signIn(db, await addUser(db))}` }
    const path = likeProduct.path.replace(':id', String(id))
    expect((await fetch(`${writer}/api${path}`, { method: 'POST', headers })).ok).toBe(true)
    await until(() => other.keys.has(`likes-${id}`), 'the other process announces the like')
    expect(await processes[1]?.kill('SIGTERM')).toBe(0)
    await until(() => other.isEnded(), 'the stream has ended')
    await processes[0]?.kill('SIGKILL')
    await close()
    await rm(dataDir, { recursive: true })
  },
)

test.each(onServer)('ends the streams if the listening connection is lost, and opens them again', async () => {
  const { id } = await addUser(api.db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'closyyy-api-changes'`.execute(api.db)
  await until(() => stream.isEnded(), 'the stream has ended')
  stream = await openChangeStream(url)
  await api.db.updateTable('users').set({ first_name: 'Sana' }).where('id', '=', id).execute()
  await receiveAll(stream, api.db)
  expect(stream.keys).toContain(`person-${id}`)
})
