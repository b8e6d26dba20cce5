import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Db } from './database.ts'
import { transact } from './transact.ts'

let database: TestDatabase
let people: { id: number }[]
let runs = 0

beforeAll(async () => {
  database = await openTestDatabase()
  people = [await addUser(database.db), await addUser(database.db)]
})
beforeEach(() => {
  runs = 0
})
afterAll(() => database.close())

function countUp(tx: Db, id: number | undefined) {
  return sql`update users set sold_count = sold_count + 1 where id = ${id}`.execute(tx)
}

async function counts() {
  const rows = await database.db.selectFrom('users').select('sold_count').orderBy('id').execute()
  return rows.map(row => row.sold_count)
}

/** Blocks until `size` callers have arrived, the first time only. */
function meeting(size: number): () => Promise<void> {
  let missing = size
  let open = () => {}
  const whole = new Promise<void>(resolve => {
    open = resolve
  })
  return () => {
    if (--missing <= 0) open()
    return whole
  }
}

const failing = (code: string, times: number) => async (tx: Db) => {
  await countUp(tx, people[0]?.id)
  if (++runs > times) return 'done'
  await sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`).execute(tx)
}

test('completes two transactions that deadlock, each once', async () => {
  const before = await counts()
  // A single connection runs one transaction at a time, so nothing can deadlock.
  const meet = meeting(Math.min(2, database.poolOptions.connections))
  const crossing = (first: number, second: number) =>
    transact(database.db, async tx => {
      runs++
      await countUp(tx, people[first]?.id)
      await meet()
      await countUp(tx, people[second]?.id)
    })
  await Promise.all([crossing(0, 1), crossing(1, 0)])
  expect(await counts()).toEqual(before.map(count => count + 2))
  expect(runs).toBe(database.poolOptions.connections > 1 ? 3 : 2)
})

test.each(['40001', '40P01'])('retries an error %s and commits once, in the fourth attempt', async code => {
  const [before = 0] = await counts()
  await expect(transact(database.db, failing(code, 3))).resolves.toBe('done')
  expect([runs, (await counts())[0]]).toEqual([4, before + 1])
})

test('gives up after four attempts', async () => {
  await expect(transact(database.db, failing('40001', 9))).rejects.toThrow('ended')
  expect(runs).toBe(4)
})

test('does not retry other errors', async () => {
  await expect(transact(database.db, failing('23514', 9))).rejects.toThrow('ended')
  expect(runs).toBe(1)
})
