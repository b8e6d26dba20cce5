import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { compiledStatement } from './compiled-statement.ts'
import type { Db } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('takes several values by name', async () => {
  const read = compiledStatement((db, { from, to }: { from: string; to: string }) =>
    db.selectFrom('brands').select('name').where('name', '>=', from).where('name', '<', to),
  )
  for (const name of ['Zari one', 'Zari two']) await database.db.insertInto('brands').values({ name }).execute()
  expect(await read(database.db, { from: 'Zari a', to: 'Zari p' })).toEqual([{ name: 'Zari one' }])
  expect(await read(database.db, { from: 'Zari p', to: 'Zari z' })).toEqual([{ name: 'Zari two' }])
})

test('builds a statement once, and executes it with each value on the given handle', async () => {
  const build = vi.fn((db: Db, name: string) => db.selectFrom('brands').select('name').where('name', '=', name))
  const read = compiledStatement(build)
  await database.db.insertInto('brands').values({ name: 'Khaadi test' }).execute()
  expect(await read(database.db, 'Khaadi test')).toEqual([{ name: 'Khaadi test' }])
  expect(await read(database.db, 'Nobody')).toEqual([])
  await database.db
    .transaction()
    .execute(async tx => {
      await tx.insertInto('brands').values({ name: 'Uncommitted' }).execute()
      expect(await read(tx, 'Uncommitted')).toEqual([{ name: 'Uncommitted' }])
      throw new Error('roll back')
    })
    .catch(() => undefined)
  expect(await read(database.db, 'Uncommitted')).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})
