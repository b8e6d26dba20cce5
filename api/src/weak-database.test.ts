import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { findWeakDatabase } from './weak-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// DEMO-1
test('finds demo accounts that can sign in', async () => {
  const { db } = database
  expect(await findWeakDatabase(db, { isOwnServer: false })).toEqual([])
  await addUser(db, { username: 'demo_one', is_demo: true, password_hash: 'x' })
  expect(await findWeakDatabase(db, { isOwnServer: false })).toMatchObject([
    { setting: 'database', isDangerous: true, problem: expect.stringContaining('demo_one') },
  ])
  await db.deleteFrom('users').execute()
})

test('finds the role of a superuser on a server of the operator', async () => {
  // The role of all test databases is one.
  expect(await findWeakDatabase(database.db, { isOwnServer: true })).toMatchObject([
    { setting: 'DATABASE_URL', isDangerous: false },
  ])
})
