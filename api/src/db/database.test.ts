import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { isDatabaseUnavailable, isUnstorableText } from './database-errors.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('a transaction', () => {
  test('rolls everything back if it fails', async () => {
    const { db } = database
    const failing = db.transaction().execute(async tx => {
      await addUser(tx, { username: 'half_done' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('users').select('id').where('username', '=', 'half_done').execute()).toEqual([])
  })

  test('is isolated from concurrent statements', async () => {
    const { db } = database
    const user = await addUser(db)
    const addOne = () =>
      db.transaction().execute(async tx => {
        const { sold_count } = await tx
          .selectFrom('users')
          .select('sold_count')
          .where('id', '=', user.id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('users')
          .set({ sold_count: sold_count + 1 })
          .where('id', '=', user.id)
          .execute()
      })
    await Promise.all(Array.from({ length: 40 }, addOne))
    const { sold_count } = await db
      .selectFrom('users')
      .select('sold_count')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(sold_count).toBe(40)
  })
})

describe('concurrent statements', () => {
  test('never receive each other’s values', async () => {
    const { db } = database
    const echo = async (value: number) => {
      const { rows } =
        value % 2 === 0
          ? await sql<{ v: number }>`select ${value}::int as v`.execute(db)
          : await sql<{ v: number }>`select ${value}::int + 0 as v`.execute(db)
      return rows[0]?.v
    }
    const values = Array.from({ length: 200 }, (_, index) => index)
    expect(await Promise.all(values.map(echo))).toEqual(values)
  })
})

describe('the schema', () => {
  test('does not change when migrated twice', async () => {
    await migrate(database.db)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(database.db)
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  test('accepts migrations of a later version, but none that is missing in between', async () => {
    const { db } = database
    const add = (name: string) => sql`insert into migrations values (${name}, now()::text)`.execute(db)
    const remove = (name: string) => sql`delete from migrations where name = ${name}`.execute(db)
    await add('9999-of-a-later-version')
    await migrate(db)
    await add('0001-of-nobody')
    await expect(migrate(db)).rejects.toThrow('0001-of-nobody is missing')
    await Promise.all(['9999-of-a-later-version', '0001-of-nobody'].map(remove))
    await migrate(db)
  })

  test.each([
    ['a username like an email', { username: 'a@b' }],
    ['a username of digits alone', { username: '923001234567' }],
    ['a phone that is not Pakistani', { phone: '447700900123' }],
    ['a negative count', { sold_count: -1 }],
  ])('rejects %s', async (_case, set) => {
    await expect(addUser(database.db, set)).rejects.toThrow(/check constraint/)
  })

  test('keeps usernames, emails and phones unique in any case', async () => {
    await addUser(database.db, { username: 'Only_One', email: 'only@one.pk', phone: '923331112222' })
    await expect(addUser(database.db, { username: 'ONLY_one' })).rejects.toThrow(/unique/)
    await expect(addUser(database.db, { email: 'ONLY@one.pk' })).rejects.toThrow(/unique/)
    await expect(addUser(database.db, { phone: '923331112222' })).rejects.toThrow(/unique/)
  })

  test('returns times as ISO 8601 UTC and ids as numbers', async () => {
    const user = await addUser(database.db)
    expect(user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    expect(Math.abs(Date.parse(user.created_at) - Date.now())).toBeLessThan(60_000)
    expect(user.id).toBeTypeOf('number')
  })
})

test('classifies errors', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code })
  expect(isDatabaseUnavailable(coded('ECONNREFUSED'))).toBe(true)
  expect(isDatabaseUnavailable(coded('57P01'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isDatabaseUnavailable(coded('23505'))).toBe(false)
  expect(isUnstorableText(coded('22021'))).toBe(true)
})
