import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { PayoutsTable } from '../../db/tables/payouts.ts'
import { DAY, HOUR, QUARTER_HOUR } from '../../time.ts'
import { alertRules, raiseAlerts } from './audit-alerts.ts'
import { insertEvents } from './audit-log-queries.ts'
import { type RecordedEvent, recordEvent } from './audit-log-service.ts'

const publicUrl = 'https://shop.example'

let api: TestApi
let admin: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi()
  await addUser(api.db)
})
beforeEach(async () => {
  admin = await addUser(api.db, { is_admin: true })
})
afterAll(() => api.close())

async function record(times: number, event: Omit<RecordedEvent, 'before'>, secondsAgo = 0): Promise<void> {
  for (let count = 1; count <= times; count++) await recordEvent(api.db, event)
  if (secondsAgo === 0) return
  await sql`alter table audit_events disable trigger audit_events_stay`.execute(api.db)
  await sql`update audit_events set created_at = created_at - make_interval(secs => ${secondsAgo})
    where object_id = ${String(event.object.id)}`.execute(api.db)
  await sql`alter table audit_events enable trigger audit_events_stay`.execute(api.db)
}

const refusedPassword = (id: number) => ({ action: 'session.refused', object: { type: 'account', id } }) as const
async function raise(): Promise<number> {
  let raised = 0
  for (const rule of alertRules) raised += await raiseAlerts(api.db, rule, { publicUrl })
  return raised
}
const mails = (template: string) =>
  api.db.selectFrom('outbox').select(['recipient', 'body']).where('template', '=', template).orderBy('id').execute()

// AUDIT-5
test('reports five refused passwords of an administrator once, to every administrator', async () => {
  const other = await addUser(api.db, { is_admin: true })
  await record(4, refusedPassword(admin.id))
  expect(await raise()).toBe(0)
  await record(1, refusedPassword(admin.id))
  const raised = await Promise.all(Array.from({ length: 8 }, () => raise()))
  expect(raised.reduce((sum, one) => sum + one)).toBe(1)
  const sent = await mails('alert-failed-admin-logins')
  expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([admin.email, other.email]))
  expect(sent[0]?.body).toContain('5 times within 15 minutes')
  expect(sent[0]?.body).toContain(`${publicUrl}/seller/sellinghub/audit-log`)
})

// AUDIT-5
test('reports neither old refusals nor those of other people', async () => {
  await record(5, refusedPassword(admin.id), QUARTER_HOUR + 1)
  await record(9, refusedPassword((await addUser(api.db)).id))
  expect(await raise()).toBe(0)
})

// AUDIT-5
test('reports 50 refused calls of one sender by their recorded count', async () => {
  const { id } = await addUser(api.db)
  const refused = (count: number) =>
    record(1, { action: 'access.refused', object: { type: 'call', id: 'listPayouts' }, after: { count }, actorId: id })
  await refused(20)
  expect(await raise()).toBe(0)
  await refused(50)
  expect(await raise()).toBe(1)
  await refused(100)
  expect(await raise()).toBe(0)
})

// AUDIT-5
test('emails three of many alerts one by one, and counts the others in one email', async () => {
  const refused = (sender: number) => ({
    action: 'access.refused' as const,
    actor_role: 'guest' as const,
    object_type: 'call',
    object_id: 'listPayouts',
    after: JSON.stringify({ count: String(50 + sender) }),
    address_hash: `sender ${sender}`,
  })
  await insertEvents(
    api.db,
    Array.from({ length: 40 }, (_, sender) => refused(sender)),
  )
  await api.db.deleteFrom('outbox').execute()
  expect([await raise(), await raise()]).toEqual([40, 0])
  const toAdmin = ({ recipient }: { recipient: string }) => recipient === admin.email
  const single = (await mails('alert-refused-calls')).filter(toAdmin)
  expect(single.map(({ body }) => /(\d+) times/.exec(body)?.[1])).toEqual(['89', '88', '87'])
  const others = (await mails('alert-others')).filter(toAdmin)
  expect(others).toMatchObject([{ body: expect.stringContaining('37 more alerts') }])
})

// AUDIT-5
test('reports payouts of more than Rs.100,000 of one person within a day', async () => {
  const { id } = await addUser(api.db)
  const request = (rupees: number, set: Partial<Insertable<PayoutsTable>> = {}) =>
    api.db
      .insertInto('payouts')
      .values({ user_id: id, amount_paisa: rupees * 100, ...set })
      .execute()
  await request(90_000, { created_at: new Date(Date.now() - (DAY + HOUR) * 1_000) })
  await request(90_000, { status: 'cancelled' })
  await request(90_000, { status: 'rejected', rejected_by: admin.id, reject_reason: 'It looks wrong.' })
  await request(40_000, { status: 'paid', paid_by: admin.id })
  await request(60_000)
  expect(await raise()).toBe(0)
  await request(1)
  expect(await raise()).toBe(1)
  const [mail] = await mails('alert-large-payouts')
  expect(mail?.body).toContain('Rs.100,001 within a day')
})
