import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openWorkMeter } from '../../../test/work-meter.ts'

const MANY = 1_000

const meter = openWorkMeter()
let api: TestApi
let admin: Awaited<ReturnType<typeof addSignedInUser>>
let serial = 0

beforeAll(async () => {
  api = await openTestApi()
  admin = await addSignedInUser(api.db, { is_admin: true })
})
afterAll(async () => {
  meter.close()
  await api.close()
})

/** Adds a seller whom so many people reported. */
async function addReported(count: number): Promise<number> {
  const { id } = await addUser(api.db)
  const people = Array.from({ length: count }, () => {
    const username = `reporting_${++serial}`
    return { username, first_name: username, last_name: 'Khan', email: `${username}@example.pk` }
  })
  const reporters = await api.db
    .insertInto('users')
    .values(people as never)
    .returning('id')
    .execute()
  const report = { object_type: 'person', object_id: id, reported_id: id, reason: 'scam' } as const
  await api.db
    .insertInto('reports')
    .values(reporters.map(reporter => ({ ...report, reporter_id: reporter.id })))
    .execute()
  return id
}

/** Returns the statements of a suspension, once it succeeded. */
async function suspend(userId: number): Promise<number> {
  let status = 0
  const { statements } = await meter.measure(async () => {
    status = (await api.call(suspendAccount, { body: { user_id: userId, reason: 'Sells replicas.' } }, admin.token))
      .status
  })
  expect(status).toBe(201)
  return statements
}

// REPORT-3
test('a suspension ends many reports with as many statements as a few, and emails each reporter', async () => {
  const [first, few, many] = [await addReported(1), await addReported(2), await addReported(MANY)]
  await suspend(first)
  const statements = await suspend(few)
  expect(await suspend(many)).toBe(statements)
  const emails = await api.db.selectFrom('outbox').select('recipient').where('template', '=', 'report-upheld').execute()
  expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(3 + MANY)
})
