import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { takeDownProduct } from '@closyyy/contract/moderation-calls'
import type { ReportedKind } from '@closyyy/contract/reports'
import { createReport, dismissReports, listReports } from '@closyyy/contract/reports-calls'
import type { SeenReports } from '@closyyy/contract/seen-reports-schemas'
import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PER_ACCOUNT = 6
const PER_IP = 40

let api: TestApi
let admin: Awaited<ReturnType<typeof addUser>>
let adminToken: string
let seller: Awaited<ReturnType<typeof addUser>>
let reporter: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.reportsPerAccount = PER_ACCOUNT
    settings.limits.reportsPerIp = PER_IP
  })
  admin = await addUser(api.db, { is_admin: true })
  adminToken = await signIn(api.db, admin)
})
beforeEach(async () => {
  await api.db.deleteFrom('limit_windows').execute()
  seller = await addUser(api.db)
  reporter = await addUser(api.db, { first_name: 'Rabia' })
  token = await signIn(api.db, reporter)
})
afterAll(() => api.close())

const report = (object_type: ReportedKind, object_id: number, set: object = {}, who = token) =>
  api.call(createReport, { body: { object_type, object_id, reason: 'scam', ...set } }, who)
const product = () => addProduct(api.db, { seller_id: seller.id })
const dismiss = (object_type: ReportedKind, object_id: number) =>
  api.call(dismissReports, { body: { object_type, object_id, reason: 'It is genuine.' } }, adminToken)
const groups = async (status: 'open' | 'ended' = 'open') =>
  (await api.call(listReports, { query: { status, per_page: 48 } }, adminToken)).data.data
const groupOf = async (object_id: number, status: 'open' | 'ended' = 'open') =>
  (await groups(status)).filter(group => group.object_id === object_id)

/** Reports what a decision is about, with calls to report it again, to see its reports and to decide. */
async function reportedTo(decision: 'suspend' | 'takeDown') {
  const { id } = await product()
  const [kind, objectId] = decision === 'takeDown' ? (['product', id] as const) : (['person', seller.id] as const)
  await report(kind, objectId)
  return {
    report: (who = token) => report(kind, objectId, {}, who),
    async seen(): Promise<SeenReports> {
      const group = (await groups()).find(one => one.object_type === kind && one.object_id === objectId)
      return { object_type: kind, object_id: objectId, newest_id: group?.newest_id ?? 0 }
    },
    decide(reports: SeenReports | undefined) {
      const body = { reason: 'It is a replica.', reports }
      return decision === 'takeDown'
        ? api.call(takeDownProduct, { params: { id }, body }, adminToken)
        : api.call(suspendAccount, { body: { ...body, user_id: seller.id } }, adminToken)
    },
  }
}

async function conversation() {
  const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: reporter.id, status: 'shipped' })
  const parties = { order_id: order.id, seller_id: seller.id, buyer_id: reporter.id }
  const dispute = await api.db
    .insertInto('disputes')
    .values({ ...parties, raised_by: 'buyer', reason: 'damaged' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const write = async (author: 'buyer' | 'seller' | 'admin') => {
    const message = { dispute_id: dispute.id, author, body: `Words of the ${author}` }
    return (await api.db.insertInto('dispute_messages').values(message).returning('id').executeTakeFirstOrThrow()).id
  }
  return { theirs: await write('seller'), own: await write('buyer'), shops: await write('admin') }
}

async function offer(message: string): Promise<number> {
  const { id: product_id } = await addProduct(api.db, { seller_id: reporter.id })
  const row = {
    product_id,
    seller_id: reporter.id,
    buyer_id: seller.id,
    actor_id: seller.id,
    price_paisa: 2_000,
    message,
  }
  return (await api.db.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
}

// REPORT-1
describe('reporting', () => {
  test('adds up reports of one product, and shows moderators reasons but not who reported', async () => {
    const { id, title } = await product()
    expect((await report('product', id, { reason: 'counterfeit', details: 'The label is fake.' })).status).toBe(201)
    expect((await report('product', id, {}, await signIn(api.db, await addUser(api.db)))).status).toBe(201)
    const [group, ...others] = await groupOf(id)
    expect(others).toEqual([])
    expect(group).toMatchObject({
      object_type: 'product',
      count: 2,
      outcome: null,
      text: title,
      product: { id, state: 'live', is_approved: true },
      person: { id: seller.id, is_suspended: false },
      reports: [{ reason: 'scam' }, { reason: 'counterfeit', details: 'The label is fake.' }],
    })
    // REPORT-2
    expect(JSON.stringify(group)).not.toContain(reporter.username)
  })

  // MODERATION-4
  test.each([
    ['hidden', { active: false }, true],
    ['edited before it was approved', { approval_status: 'pending' }, false],
    ['rejected', { approval_status: 'rejected' }, false],
  ] as const)('shows moderators whether a product that was %s can be taken down', async (_case, set, is_approved) => {
    const { id } = await product()
    await report('product', id)
    await api.db.updateTable('products').set(set).where('id', '=', id).execute()
    expect(await groupOf(id)).toMatchObject([{ product: { state: 'hidden', is_approved } }])
    const taken = await api.call(takeDownProduct, { params: { id }, body: { reason: 'It is a replica.' } }, adminToken)
    expect(taken.status).toBe(is_approved ? 200 : 409)
  })

  test('is possible once until the report ends', async () => {
    const { id } = await product()
    const both = await Promise.all([report('product', id), report('product', id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    await dismiss('product', id)
    expect((await report('product', id)).status).toBe(201)
  })

  test('covers people and messages to oneself, with the text of the message', async () => {
    const { theirs } = await conversation()
    const offerId = await offer('Pay me on another site.')
    expect((await report('person', seller.id)).status).toBe(201)
    expect((await report('dispute-message', theirs)).status).toBe(201)
    expect((await report('offer-message', offerId)).status).toBe(201)
    const about = (await groups()).filter(({ person }) => person?.id === seller.id)
    expect(about.map(({ object_type, text }) => [object_type, text])).toEqual([
      ['offer-message', 'Pay me on another site.'],
      ['dispute-message', 'Words of the seller'],
      ['person', seller.username],
    ])
  })

  test('refuses what is one’s own, hidden, of others or not there', async () => {
    const { theirs, own, shops } = await conversation()
    const stranger = await signIn(api.db, await addUser(api.db))
    const hidden = await addProduct(api.db, { seller_id: seller.id, approval_status: 'pending' })
    const statuses = [
      await report('person', reporter.id),
      await report('dispute-message', own),
      await report('dispute-message', shops),
      await report('dispute-message', theirs, {}, stranger),
      await report('product', hidden.id),
      await report('offer-message', await offer('')),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 404, 404, 404, 404])
  })

  test.each([
    ['prohibited', '', 'reason', 'Please choose a reason.'],
    ['', '', 'reason', 'Please choose a reason.'],
    ['other', ' ', 'details', 'Please describe the problem.'],
    ['other', 'a'.repeat(1001), 'details', 'At most 1000 characters are allowed.'],
  ])('rejects the reason “%s” with the details “%s” for a person', async (reason, details, field, message) => {
    const { status, failure } = await report('person', seller.id, { reason, details })
    expect([status, failure.errors]).toEqual([422, { [field]: [message] }])
  })

  // LIMIT-1
  test('is limited by account and IP', async () => {
    const attempt = async (who: string) => (await report('person', 2_000_000, {}, who)).status
    for (let count = 0; count < PER_ACCOUNT; count++) expect(await attempt(token)).toBe(404)
    expect(await attempt(token)).toBe(429)
    const statuses = new Set<number>()
    for (let count = 0; count < PER_IP; count++) {
      if (count % PER_ACCOUNT === 0) token = await signIn(api.db, await addUser(api.db))
      statuses.add(await attempt(token))
    }
    expect([...statuses]).toEqual([404, 429])
  })
})

// REPORT-3
describe('the end of reports', () => {
  test('notifies each reporter once, and is recorded with its reason', async () => {
    const { id } = await product()
    await report('product', id)
    const responses = await Promise.all([dismiss('product', id), dismiss('product', id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await groupOf(id)).toEqual([])
    expect(await groupOf(id, 'ended')).toMatchObject([{ outcome: 'dismissed', count: 1 }])
    const sent = await emailsTo(api.db, reporter.email)
    expect(sent.map(({ template }) => template)).toEqual(['report-dismissed'])
    expect(sent[0]?.body).toContain('Hello Rabia')
    const query = { action: 'report.dismissed', object_id: String(id) }
    const { events } = (await api.call(listAuditEvents, { query }, adminToken)).data
    expect(events).toMatchObject([{ actor: { id: admin.id }, after: { reason: 'It is genuine.', count: '1' } }])
  })

  test('comes with the takedown of a product', async () => {
    const { id } = await product()
    await report('product', id)
    await api.call(takeDownProduct, { params: { id }, body: { reason: 'It is a replica.' } }, adminToken)
    expect(await groupOf(id, 'ended')).toMatchObject([{ outcome: 'taken-down', product: { state: 'taken-down' } }])
    expect((await emailsTo(api.db, reporter.email)).map(({ template }) => template)).toEqual(['report-upheld'])
  })

  test('comes with the suspension of the person, but not for their products', async () => {
    const { id } = await product()
    const { theirs } = await conversation()
    await report('product', id)
    await report('person', seller.id)
    await report('dispute-message', theirs)
    await api.call(suspendAccount, { body: { user_id: seller.id, reason: 'Asks to pay outside.' } }, adminToken)
    const open = (await groups()).filter(({ person }) => person?.id === seller.id)
    expect(open).toMatchObject([{ object_type: 'product', person: { is_suspended: true } }])
    expect((await emailsTo(api.db, reporter.email)).map(({ template }) => template)).toEqual(['report-upheld'])
  })

  // REPORT-5
  test.each(['suspend', 'takeDown'] as const)('refuses to %s based on reports that were dismissed', async decision => {
    const { report: again, seen, decide } = await reportedTo(decision)
    const reports = await seen()
    await dismiss(reports.object_type, reports.object_id)
    await again()
    const { status, failure } = await decide(reports)
    const message = 'Someone has already decided on these reports. You can find them under Closed.'
    expect([status, failure.message]).toEqual([409, message])
    expect((await emailsTo(api.db, reporter.email)).map(({ template }) => template)).toEqual(['report-dismissed'])
    expect(await emailsTo(api.db, seller.email)).toEqual([])
    expect((await decide(undefined)).failure).toBeUndefined()
  })

  // REPORT-5
  test.each(['suspend', 'takeDown'] as const)('allows to %s although further reports came in', async decision => {
    const { report: again, seen, decide } = await reportedTo(decision)
    const reports = await seen()
    await again(await signIn(api.db, await addUser(api.db)))
    expect((await decide(reports)).failure).toBeUndefined()
    const [ended] = await groupOf(reports.object_id, 'ended')
    expect(ended).toMatchObject({ count: 2 })
  })

  // REPORT-5
  test('lets a dismissal or a suspension win, not both', async () => {
    const { seen, decide } = await reportedTo('suspend')
    const reports = await seen()
    const responses = await Promise.all([dismiss('person', seller.id), decide(reports), dismiss('person', seller.id)])
    expect(responses.filter(({ failure }) => failure === undefined)).toHaveLength(1)
    expect(await emailsTo(api.db, reporter.email)).toHaveLength(1)
  })

  // REPORT-5
  test('leaves reports open that came in after those that are dismissed', async () => {
    const { report: again, seen } = await reportedTo('suspend')
    const body = { ...(await seen()), reason: 'It is genuine.' }
    await again(await signIn(api.db, await addUser(api.db)))
    expect((await api.call(dismissReports, { body }, adminToken)).status).toBe(200)
    expect(await groupOf(seller.id)).toMatchObject([{ count: 1 }])
    expect((await api.call(dismissReports, { body }, adminToken)).status).toBe(409)
  })

  // REPORT-4
  test('is not decided by whom the reports are about', async () => {
    await report('person', admin.id)
    const { status, failure } = await dismiss('person', admin.id)
    expect([status, failure.message]).toEqual([403, 'This report is about you, so someone else decides on it.'])
  })
})
