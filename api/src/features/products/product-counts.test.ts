import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import type { AnnouncementSubscriber } from '../changes/announcements.ts'
import { createProductCounts, type ProductCounts } from './product-counts.ts'
import { onSale } from './product-selection.ts'

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: kysely => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

let statements: number
let result: () => number
let counts: ProductCounts
let isLive: boolean
let subscriber: AnnouncementSubscriber

const total = (brandId = 1) => counts.totalOf(onSale({ brandIds: [brandId] }))

beforeEach(() => {
  statements = 0
  result = () => 7
  vi.spyOn(db, 'executeQuery').mockImplementation(async () => {
    statements++
    return { rows: [{ total: result() }] as never[] }
  })
  isLive = true
  counts = createProductCounts(db, {
    isLive: () => isLive,
    subscribe: given => {
      subscriber = given
      return () => undefined
    },
  })
})

test('counts once for concurrent requests, and once for each selection', async () => {
  expect(await Promise.all([total(), total(), total(2)])).toEqual([7, 7, 7])
  expect(statements).toBe(2)
})

test('counts again after a product was written, even while a count is running', async () => {
  const running = total()
  counts.forget()
  expect(await running).toBe(7)
  result = () => 8
  expect(await total()).toBe(8)
})

test.each(['catalogue', 'category-4', 'facets-4', 'shop-2', 'products'])('counts again after %s changed', async key => {
  await total()
  subscriber.onKeys?.(['likes-1', 'person-2'])
  await total()
  expect(statements).toBe(1)
  subscriber.onKeys?.(['product-1', key])
  await total()
  expect(statements).toBe(2)
})

test('counts for each request while announcements may be missed', async () => {
  await total()
  isLive = false
  result = () => 8
  expect(await total()).toBe(8)
})

test('rejects with the error of the database if there is no total yet', async () => {
  result = () => {
    throw new Error('connection timeout')
  }
  await expect(total()).rejects.toThrow('connection timeout')
})
