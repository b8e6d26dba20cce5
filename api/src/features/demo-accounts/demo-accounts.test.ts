import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgotPassword } from '@closyyy/contract/accounts-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { demoCatalogue } from '@closyyy/demo/catalogue/demo-catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, loadDemo } from '../../../demo/load-demo.ts'
import { addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { disableDemoAccounts, requireNoDemoAccounts } from './demo-accounts-service.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(undefined, db => loadDemo(db))
})
afterAll(() => api.close())

// DEMO-1
test('demo accounts prevent a start until they are disabled; other accounts stay', async () => {
  const owner = await addUser(api.db, { password_hash: await hashPassword('a password of my own'), is_admin: true })
  const { token } = (await api.call(login, { body: { login: 'demo_admin', password: DEMO_PASSWORD } })).data
  await expect(requireNoDemoAccounts(api.db)).rejects.toThrow('demo_admin, demo_buyer')
  await expect(requireNoDemoAccounts(api.db)).rejects.toThrow('npm run disable-demo')

  expect(await disableDemoAccounts(api.db)).toBe(demoCatalogue().users.length)
  await requireNoDemoAccounts(api.db)
  expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
  for (const name of ['demo_admin', 'demo_admin@example.com', 'demo_seller'])
    expect((await api.call(login, { body: { login: name, password: DEMO_PASSWORD } })).status).toBe(401)
  await api.call(forgotPassword, { body: { email: 'demo_admin@example.com' } })
  const links = await api.db.selectFrom('account_links').select('user_id').where('user_id', 'is not', null).execute()
  expect(links).toEqual([])
  const left = await api.db
    .selectFrom('users')
    .select('username')
    .where(({ eb, or }) => or([eb('is_admin', '=', true), eb('password_hash', 'is not', null)]))
    .execute()
  expect(left).toEqual([{ username: owner.username }])
  const onSale = await api.db.selectFrom('products').select('id').where('on_sale', '=', true).execute()
  expect(onSale).toEqual([])
})

test.each(['sessions', 'identities'] as const)('a row in %s of a demo account prevents a start', async table => {
  const { id } = await addUser(api.db, { is_demo: true })
  await requireNoDemoAccounts(api.db)
  if (table === 'sessions')
    await api.db
      .insertInto('sessions')
      .values({ token_hash: Buffer.alloc(32), user_id: id })
      .execute()
  else
    await api.db.insertInto('identities').values({ issuer: 'https://a.example', subject: 'one', user_id: id }).execute()
  await expect(requireNoDemoAccounts(api.db)).rejects.toThrow('npm run disable-demo')
  await disableDemoAccounts(api.db)
})

test('the migration marks the accounts of earlier demo data: those that share one password hash', async () => {
  const shared = await hashPassword(DEMO_PASSWORD)
  const own = await addUser(api.db, { password_hash: await hashPassword(DEMO_PASSWORD) })
  const demo = [await addUser(api.db, { password_hash: shared }), await addUser(api.db, { password_hash: shared })]
  const migration = await readFile(join(import.meta.dirname, '../../../migrations/0025-safe-by-default.sql'), 'utf8')
  const update = /^update [^;]+;/m.exec(migration)?.[0] ?? ''
  await sql.raw(update).execute(api.db)
  const marked = await api.db.selectFrom('users').select('id').where('is_demo', '=', true).execute()
  const ids = marked.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(demo.map(({ id }) => id)))
  expect(ids).not.toContain(own.id)
})
