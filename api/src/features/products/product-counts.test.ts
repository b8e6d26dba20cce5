import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createProductCounts, type ProductCounts } from './product-counts.ts'
import { onSale } from './product-selection.ts'

let statements: number
let result: () => number
let counts: ProductCounts

const total = (brandId = 1) => counts.totalOf(onSale({ brandId }))

beforeEach(() => {
  statements = 0
  result = () => 7
  const executeQuery = async () => {
    statements++
    return { rows: [{ total: result() }] }
  }
  counts = createProductCounts({ executeQuery } as unknown as Db)
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
