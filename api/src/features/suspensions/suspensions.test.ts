import { randomUUID } from 'node:crypto'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { keepAccount } from '@closyyy/contract/data-deletion-calls'
import { createOffer } from '@closyyy/contract/offers-calls'
import { shipOrder } from '@closyyy/contract/orders-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { getRefund, saveRefundAccount } from '@closyyy/contract/refunds-calls'
import type { Role } from '@closyyy/contract/roles'
import { login } from '@closyyy/contract/sessions-calls'
import { endSuspension, listSuspensions, suspendAccount } from '@closyyy/contract/suspensions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addOrder, addProduct, addSuspension, addUser, signIn } from '../../../test/builders.ts'
import { whileWritesFail } from '../../../test/failing-rows.ts'
import { addRefund } from '../../../test/refunds.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endDueSuspensions } from './suspensions-service.ts'

const PASSWORD = 'Velvet-9-lantern'
const settings = { publicUrl: 'https://shop.example' } as Parameters<typeof endDueSuspensions>[1]

let api: TestApi
let owner: Awaited<ReturnType<typeof addUser>>
let ownerToken: string
let moderatorToken: string
let seller: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi()
  owner = await addUser(api.db, { is_admin: true })
  ownerToken = await signIn(api.db, owner)
  moderatorToken = await signIn(api.db, await withRole('moderator'))
})
beforeEach(async () => {
  seller = await addUser(api.db, { password_hash: await hashPassword(PASSWORD) })
})
afterAll(() => api.close())

const withRole = (role: Role) => addUser(api.db, { is_admin: true, roles: [role] })
const suspend = (userId: number, set: object = {}, token = moderatorToken) =>
  api.call(suspendAccount, { body: { user_id: userId, reason: 'Sells replicas.', ...set } }, token)
const end = (id: number, token = moderatorToken) =>
  api.call(endSuspension, { params: { id }, body: { reason: 'They are genuine.' } }, token)
const log = { warn: vi.fn() }
const endDue = () => endDueSuspensions(api.db, settings, log)
const isPublic = async (id: number) => (await api.call(getProduct, { params: { id } })).status === 200
const templatesTo = async (email: string) =>
  (await api.db.selectFrom('outbox').select('template').where('recipient', '=', email).orderBy('id').execute()).map(
    ({ template }) => template,
  )
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function addOffer(buyer_id: number, seller_id: number): Promise<number> {
  const { id: product_id } = await addProduct(api.db, { seller_id })
  const offer = { product_id, seller_id, buyer_id, actor_id: buyer_id, price_paisa: 200_000 }
  const { id } = await api.db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow()
  return id
}

// SUSPENSION-1
test('signs the person out, hides their products, closes their offers and emails the reason', async () => {
  const other = await addUser(api.db)
  const token = await signIn(api.db, seller)
  const [shown, hidden] = [
    await addProduct(api.db, { seller_id: seller.id }),
    await addProduct(api.db, { seller_id: seller.id, active: false }),
  ]
  const offers = [await addOffer(seller.id, other.id), await addOffer(other.id, seller.id)]
  const { status, data } = await suspend(seller.id, { ends_at: tomorrow() })
  expect([status, data.user.username, data.reason]).toEqual([201, seller.username, 'Sells replicas.'])
  expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
  expect(await isPublic(shown.id)).toBe(false)
  const closed = await api.db.selectFrom('offers').select('action').where('id', 'in', offers).execute()
  expect(closed).toEqual([{ action: 'closed' }, { action: 'closed' }])
  expect(await templatesTo(other.email)).toContain('offer-closed')
  expect(await templatesTo(seller.email)).toEqual(['account-suspended'])

  expect((await end(data.id)).status).toBe(200)
  expect([await isPublic(shown.id), await isPublic(hidden.id)]).toEqual([true, false])
  expect(await templatesTo(seller.email)).toEqual(['account-suspended', 'suspension-ended'])
  expect((await end(data.id)).status).toBe(409)
})

// SUSPENSION-2
test('lets the person log in, read the reason and finish orders, but not trade', async () => {
  const buyer = await addUser(api.db)
  const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'pending' })
  const { id: product_id } = await addProduct(api.db, { seller_id: buyer.id })
  const ends_at = tomorrow()
  await suspend(seller.id, { ends_at })
  const { token } = (await api.call(login, { body: { login: seller.username, password: PASSWORD } })).data
  expect((await api.call(getOwnUser, {}, token)).data.suspension).toEqual({ reason: 'Sells replicas.', ends_at })
  expect((await api.call(shipOrder, { params: { id: order.id } }, token)).status).toBe(200)
  const offered = await api.call(createOffer, { body: { product_id, offer_price: 2_000, message: null } }, token)
  expect([offered.status, offered.failure.code, offered.failure.message]).toEqual([
    403,
    'suspended',
    'Your account is suspended, so you can’t do this. Your selling hub shows the reason.',
  ])
})

// REFUND-1
test('lets a buyer say where an owed refund goes', async () => {
  const buyer = await addUser(api.db)
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  const token = await signIn(api.db, buyer)
  await addSuspension(api.db, { user_id: buyer.id, suspended_by: owner.id })
  expect((await api.call(getRefund, { params: { id } }, token)).data).toMatchObject({ state: 'account-needed' })
  const body = { method: 'jazzcash' as const, account_title: 'Bilal Ahmed', account_number: '0300 0000001' }
  expect((await api.call(saveRefundAccount, { params: { id }, body }, token)).data).toMatchObject({
    state: 'on-its-way',
  })
})

// SUSPENSION-3
test('ends at its end date: at once for calls, and products follow', async () => {
  const token = await signIn(api.db, seller)
  const { id } = await addProduct(api.db, { seller_id: seller.id, active: false })
  const suspended_at = new Date(Date.now() - 3_600_000)
  const ends_at = new Date(Date.now() - 1_000)
  const row = { user_id: seller.id, suspended_by: owner.id, suspended_at, ends_at, hidden_products: [id] }
  await addSuspension(api.db, row)
  expect((await api.call(getOwnUser, {}, token)).data.suspension).toBeNull()
  expect((await api.call(keepAccount, {}, token)).status).toBe(200)
  await Promise.all([endDue(), endDue()])
  expect(await isPublic(id)).toBe(true)
  expect(await templatesTo(seller.email)).toEqual(['suspension-ended'])
})

// SUSPENSION-3
test('ends at its end date also if an earlier one cannot be ended', async () => {
  const suspended_at = new Date(Date.now() - 3_600_000)
  const row = { suspended_by: owner.id, suspended_at, ends_at: new Date(Date.now() - 1_000) }
  const failing = await addUser(api.db)
  await addSuspension(api.db, { ...row, user_id: failing.id })
  await addSuspension(api.db, { ...row, user_id: seller.id })
  await whileWritesFail(api.db, 'suspensions', `user_id = ${failing.id}`, endDue)
  expect([await templatesTo(failing.email), await templatesTo(seller.email)]).toEqual([[], ['suspension-ended']])
  expect(log.warn).toHaveBeenCalledTimes(1)
  await endDue()
  expect(await templatesTo(failing.email)).toEqual(['suspension-ended'])
})

// SUSPENSION-3
test('leaves the products of an account hidden that is being deleted', async () => {
  const { id } = await addProduct(api.db, { seller_id: seller.id })
  const { data } = await suspend(seller.id)
  await api.db
    .insertInto('deletion_requests')
    .values({ user_id: seller.id, closes_at: new Date(Date.now() + 86_400_000) })
    .execute()
  await end(data.id)
  expect(await isPublic(id)).toBe(false)
  await api.call(keepAccount, {}, await signIn(api.db, seller))
  expect(await isPublic(id)).toBe(true)
})

// SUSPENSION-4
test('is for nobody’s own account, and of an owner for owners only', async () => {
  const other = await withRole('owner')
  const own = await suspend(owner.id, {}, ownerToken)
  expect([own.status, own.failure.message]).toEqual([403, 'You can’t suspend yourself.'])
  const byModerator = await suspend(other.id)
  expect([byModerator.status, byModerator.failure.message]).toEqual([
    403,
    'Only an owner can suspend an owner or end their suspension.',
  ])
  const { data } = await suspend(other.id, {}, ownerToken)
  expect((await end(data.id)).status).toBe(403)
  expect((await end(data.id, ownerToken)).status).toBe(200)
})

// SUSPENSION-4
test('keeps an owner if two suspend each other at once', async () => {
  const [one, two] = [await withRole('owner'), await withRole('owner')]
  const [tokenOfOne, tokenOfTwo] = [await signIn(api.db, one), await signIn(api.db, two)]
  const responses = await Promise.all([suspend(two.id, {}, tokenOfOne), suspend(one.id, {}, tokenOfTwo)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 403])
})

// SUSPENSION-1
test('suspends once, and lists who is suspended', async () => {
  const responses = await Promise.all([suspend(seller.id), suspend(seller.id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  const { data } = (await api.call(listSuspensions, { query: {} }, moderatorToken)).data
  expect(data.filter(({ user }) => user.id === seller.id)).toMatchObject([{ reason: 'Sells replicas.', ends_at: null }])
  expect((await suspend(2_000_000)).status).toBe(404)
  expect((await end(2_000_000)).status).toBe(404)
})

// AUDIT-1
test('records the reasons of a suspension and of its end', async () => {
  const { data } = await suspend(seller.id)
  await end(data.id)
  const query = { object_type: 'account', object_id: String(seller.id) }
  const { events } = (await api.call(listAuditEvents, { query }, ownerToken)).data
  expect(events.map(({ action, after }) => [action, after?.reason])).toEqual([
    ['suspension.ended', 'They are genuine.'],
    ['account.suspended', 'Sells replicas.'],
  ])
})

test('stores a reason with a lone surrogate in a form that can be stored', async () => {
  const { status, data } = await suspend(seller.id, { reason: 'Sells \ud800 replicas.' })
  expect([status, data.reason]).toEqual([201, 'Sells \ufffd replicas.'])
})

test('rejects an end date in the past', async () => {
  const { status, failure } = await suspend(seller.id, { ends_at: '2020-01-01T00:00:00Z' })
  expect([status, failure.errors]).toEqual([422, { ends_at: ['Choose an end date in the future.'] }])
  expect((await suspend(seller.id, { ends_at: randomUUID() })).status).toBe(422)
})
