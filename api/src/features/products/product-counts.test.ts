import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tables } from '../../db/tables.ts'
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

const total = (brandId = 1) => counts.totalOf(onSale({ brandId }))

beforeEach(() => {
  statements = 0
  result = () => 7
  vi.spyOn(db, 'executeQuery').mockImplementation(async () => {
    statements++
    return { rows: [{ total: result() }] as never[] }
  })
  counts = createProductCounts(db)
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

test('rejects with the error of the database if there is no total yet', async () => {
  result = () => {
    throw new Error('connection timeout')
  }
  await expect(total()).rejects.toThrow('connection timeout')
})
