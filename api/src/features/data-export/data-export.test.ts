import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addOrder, addProduct, addSignedInUser, type addUser } from '../../../test/builders.ts'
import { changePhoneTo, lastMessage } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { exportedParts, exportedTables, unexported, unexportedParts } from './exported-tables.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(api.db, set)

async function exported(token: string) {
  const { status, data } = await api.call(exportOwnData, {}, token)
  expect(status).toBe(200)
  return JSON.parse(data.json) as Record<string, Record<string, unknown>[]>
}

// PRIVACY-5
test('every column that names a person is exported, or has a reason not to be', async () => {
  const { rows } = await sql<{ name: string; parent: string; table_name: string; is_person: boolean }>`
    select c.conrelid::regclass::text || '.' || a.attname as name, c.conrelid::regclass::text as table_name,
      c.confrelid::regclass::text as parent, c.confrelid = 'users'::regclass as is_person
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`.execute(api.db)
  const owners = Object.entries(exportedTables).flatMap(([table, { owners }]) =>
    owners.map(owner => `${table}.${owner}`),
  )
  const named = rows.filter(({ is_person }) => is_person).map(({ name }) => name)
  expect([...owners, ...Object.keys(unexported)].filter(name => name !== 'users.id').toSorted()).toEqual(
    named.toSorted(),
  )
  const parts = rows.filter(
    ({ parent, table_name }) => parent in exportedTables && parent !== 'users' && !(table_name in exportedTables),
  )
  const unlisted = parts.map(({ table_name }) => table_name).filter(name => !(name in exportedParts))
  expect([...new Set(unlisted)].toSorted()).toEqual(Object.keys(unexportedParts).toSorted())
})

test('returns the rows of the person, and nothing of others', async () => {
  const [person, other] = [
    await newPerson({ first_name: 'Zainab', password_hash: 'the hash of a password' }),
    await newPerson({ first_name: 'Nobody', bio: 'Not for Zainab' }),
  ]
  const product = await addProduct(api.db, { seller_id: person.id, title: 'Own kurta' })
  await addProduct(api.db, { seller_id: other.id, title: 'Foreign kurta' })
  await addAddress(api.db, { user_id: person.id, address_line_1: 'Own street' })
  await addAddress(api.db, { user_id: other.id, address_line_1: 'Foreign street' })
  const bought = await addOrder(api.db, { seller_id: other.id, buyer_id: person.id, address_line_1: 'Own door' })
  const sold = await addOrder(api.db, { seller_id: person.id, buyer_id: other.id, address_line_1: 'Foreign door' })
  const item = { order_id: sold.id, product_id: product.id, quantity: 1, price_paisa: 100, title: 'Own kurta' }
  await api.db.insertInto('order_items').values(item).execute()

  const data = await exported(person.token)
  expect(data.users).toMatchObject([{ id: person.id, first_name: 'Zainab', email: person.email }])
  expect(data.products).toMatchObject([{ title: 'Own kurta' }])
  expect(data.addresses).toMatchObject([{ address_line_1: 'Own street' }])
  expect(data.orders).toMatchObject([{ id: bought.id, address_line_1: 'Own door' }, { id: sold.id }])
  expect(data.order_items).toMatchObject([{ order_id: sold.id }])
  expect(data.photos).toHaveLength(1)
  expect(data.sessions).toHaveLength(1)
  const text = JSON.stringify(data)
  expect(text).not.toMatch(/Foreign|Nobody|Not for|hash|guest_/)
  expect(text).not.toContain(other.email)
  expect(await lastMessage(api, person.email)).toContain('downloaded')
  expect((await exported(person.token)).messages).toMatchObject([{ template: 'data-exported' }])
})

test('has the former phones of a person, and their messages until the change', async () => {
  const person = await newPerson()
  const phone = '923490000001'
  await changePhoneTo(api, phone, person.token)
  await api.call(sendPhoneCode, { body: { phone: person.phone ?? '' } })
  const { former_phones, messages, users } = await exported(person.token)
  expect([users?.[0]?.phone, former_phones]).toEqual([phone, [expect.objectContaining({ phone: person.phone })]])
  expect(messages?.map(({ template }) => template).toSorted()).toEqual(['phone-changed', 'phone-code', 'phone-left'])
})

test('requires a session, and is limited per account', async () => {
  const person = await newPerson()
  expect((await api.call(exportOwnData, {})).status).toBe(401)
  for (let call = 0; call < 10; call++) await exported(person.token)
  expect((await api.call(exportOwnData, {}, person.token)).status).toBe(429)
})
