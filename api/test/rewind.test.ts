import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../src/db/database.ts'
import { addUser } from './builders.ts'
import { fingerprint } from './fingerprint.ts'
import { rewind } from './rewind.ts'
import { setUp } from './set-up.ts'
import { openTestDatabase } from './test-database.ts'

async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`select current_setting('is_superuser') as setting`.execute(db)
  return rows[0]?.setting === 'on'
}

test('restores the rows and sequences of a new database', async context => {
  const database = await openTestDatabase()
  if (!(await setUp(database.poolOptions, isSuperuser))) {
    await database.close()
    context.skip('Only a superuser may pass by triggers; others get a new copy for each file.')
  }
  const atFirst = await setUp(database.poolOptions, fingerprint)
  const { id } = await setUp(database.poolOptions, async db => {
    await sql`delete from categories where id = (select max(id) from categories)`.execute(db)
    return addUser(db)
  })
  expect(await setUp(database.poolOptions, fingerprint)).not.toEqual(atFirst)
  expect(await setUp(database.poolOptions, rewind)).toBe(true)
  expect(await setUp(database.poolOptions, fingerprint)).toEqual(atFirst)
  expect(await setUp(database.poolOptions, addUser)).toMatchObject({ id })
  await database.close()
})

test.each([
  ['column', sql`alter table users add column shoe_size int`],
  ['default', sql`alter table users alter column first_name set default 'Ali'`],
  ['constraint', sql`alter table users add constraint none check (false) not valid`],
  ['function', sql`create function one() returns int language sql as 'select 1'`],
])('does not reuse a database with another %s', async (_, change) => {
  const database = await openTestDatabase()
  await setUp(database.poolOptions, db => change.execute(db))
  expect(await setUp(database.poolOptions, rewind)).toBe(false)
  await database.close()
})
