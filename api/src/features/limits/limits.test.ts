import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../db/database.ts'
import { enforceLimit } from './limits-service.ts'

const limit = { name: 'tries', max: 5, seconds: 900 }

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Counts attempts from a newly started process. @returns the number of allowed ones */
async function tryFromNewProcess(times: number): Promise<number> {
  const db = openDatabase({ ...database.poolOptions, connections: 1 }, { warn: () => undefined })
  try {
    const tries = await Promise.allSettled(Array.from({ length: times }, () => enforceLimit(db, limit, '10.0.0.1')))
    return tries.filter(({ status }) => status === 'fulfilled').length
  } finally {
    await db.destroy()
  }
}

// LIMIT-1
test('continues the count in a process that starts during an attack', async () => {
  const passed = []
  for (let start = 0; start < 10; start++) passed.push(await tryFromNewProcess(2))
  expect(passed).toEqual([2, 2, 1, 0, 0, 0, 0, 0, 0, 0])
})
