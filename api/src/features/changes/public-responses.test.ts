import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChangeStream, listen, openChangeStream, receiveAll } from '../../../test/changes/change-stream.ts'
import { peopleMutations } from '../../../test/changes/people-mutations.ts'
import { productMutations } from '../../../test/changes/product-mutations.ts'
import { rowMutations } from '../../../test/changes/row-mutations.ts'
import { tradeMutations } from '../../../test/changes/trade-mutations.ts'
import { fillWorld, publicCallNames, publicReads, type World } from '../../../test/changes/world.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { poolUsageOf } from '../../db/database.ts'

const SLOW = { timeout: 60_000 }

/** A public response as a cache stores it. */
interface Stored {
  body: string
  keys: string[]
}

let api: TestApi
let world: World
let stream: ChangeStream
let reads: Record<string, string[]>
let stored: Map<string, Stored>

async function fetchAll(): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>()
  for (const url of Object.values(reads).flat()) {
    const { statusCode, body, headers } = await api.app.inject(url)
    if (statusCode >= 500) throw new Error(`${url} failed: ${body}`)
    found.set(url, { body, keys: String(headers['surrogate-key'] ?? '').split(' ') })
  }
  return found
}

beforeAll(async () => {
  api = await openTestApi()
  stream = await openChangeStream(await listen(api))
  world = await fillWorld(api)
  reads = await publicReads(api, world)
  await receiveAll(stream, api.db)
  stored = await fetchAll()
})
afterAll(async () => {
  stream.close()
  await api.close()
})

describe('public responses', () => {
  test('of every call are part of this test', async () => {
    expect(Object.keys(reads).sort()).toEqual((await publicCallNames()).sort())
  })

  test('carry keys of the agreed form, errors included, at most 4 KB', () => {
    for (const [url, { keys }] of stored) {
      for (const key of keys) expect(key, url).toMatch(/^[a-z]+(-[A-Za-z0-9_]+)?$/)
      expect(new Set(keys).size, url).toBe(keys.length)
      expect(keys.join(' ').length).toBeLessThanOrEqual(4_096)
    }
  })

  test('to a signed-in person carry none', async () => {
    const headers = { authorization: `Bearer ${world.buyer.token}` }
    const personal = await api.app.inject({ url: reads.getProfile?.[0] ?? '', headers })
    expect(personal.headers['surrogate-key']).toBeUndefined()
  })
})

describe('the page of another product', () => {
  /** Keys of the reads of each product's page, by product. */
  const pages = () => {
    const path = /\/show(?:\/|\?like=)(\d+)$/
    return Map.groupBy(stored, ([url]) => Number(path.exec(url)?.[1] ?? 0))
  }
  const outdatedBy = () => {
    const outdated = [...pages()].filter(([, entries]) =>
      entries.some(([, { keys }]) => keys.some(key => stream.keys.has(key))),
    )
    return outdated.map(([id]) => id).filter(id => id > 0)
  }
  const setPrice = (id: number) =>
    api.db.updateTable('products').set({ price_paisa: 777_700 }).where('id', '=', id).execute()

  test('stays valid after an edit unless it shows the edited product', async () => {
    stream.keys.clear()
    const old = await api.db.selectFrom('products').select('id').where('title', '=', 'Silk shawl 1').executeTakeFirst()
    await setPrice(old?.id ?? 0)
    await receiveAll(stream, api.db)
    expect(pages().size).toBeGreaterThan(10)
    expect(outdatedBy()).toEqual([old?.id])
    stored = await fetchAll()
  })
})

const plannerMethods = ['hashagg', 'sort', 'seqscan', 'indexscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'nestloop']

/** Switches a method of the planner on or off on every connection. */
async function switchMethod(method: string, to: 'on' | 'off'): Promise<void> {
  const switchOne = () =>
    api.db.connection().execute(async connection => {
      await sql`select set_config(${`enable_${method}`}, ${to}, false)`.execute(connection)
      await sql`discard plans`.execute(connection)
      // Holds the connection until each of the others is switched as well.
      await sql`select pg_sleep(0.1)`.execute(connection)
    })
  await Promise.all(Array.from({ length: poolUsageOf(api.db).max }, switchOne))
}

describe('the order of a response', () => {
  // API-8
  test.each(plannerMethods)('does not depend on the plan: without %s', SLOW, async method => {
    await switchMethod(method, 'off')
    try {
      await sql`select pg_notify('changes', 'catalogue categories brands products')`.execute(api.db)
      await receiveAll(stream, api.db)
      const changed = [...(await fetchAll())].filter(([url, { body }]) => stored.get(url)?.body !== body)
      expect(changed.map(([url, { body }]) => [url, body, stored.get(url)?.body])).toEqual([])
    } finally {
      await switchMethod(method, 'on')
    }
  })
})

describe('an announcement', () => {
  const mutations = [...productMutations, ...tradeMutations, ...peopleMutations, ...rowMutations]
  test.each(mutations)('reaches each stored response that is outdated: $name', SLOW, async ({ mutate, isVisible }) => {
    stream.keys.clear()
    await mutate({ api, world, stream })
    await receiveAll(stream, api.db)
    const fresh = await fetchAll()
    const changed = [...stored].filter(([url, { body }]) => fresh.get(url)?.body !== body)
    stored = fresh
    const missed = changed.filter(([, { keys }]) => !keys.some(key => stream.keys.has(key)))
    expect(missed.map(([url, { keys }]) => `${url} with ${keys.join(' ')}`)).toEqual([])
    expect(changed.length > 0).toBe(isVisible)
  })
})
