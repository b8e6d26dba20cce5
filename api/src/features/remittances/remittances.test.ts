import {
  enterRemittance,
  listRemittanceRows,
  listRemittances,
  uploadRemittance,
} from '@closyyy/contract/remittances-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { addSale, type Sale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { bookUnbooked } from './remittance-booking.ts'
import { receiveStatement } from './remittances-service.ts'

let api: TestApi
let buyer_id: number
let seller_id: number
let token: string
let adminToken: string
let adminId: number
let admin: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
  })
  buyer_id = (await addUser(api.db)).id
  const user = await addUser(api.db, { is_admin: true })
  admin = user.username
  adminId = user.id
  adminToken = await signIn(api.db, user)
})
beforeEach(async () => {
  const seller = await addUser(api.db)
  seller_id = seller.id
  token = await signIn(api.db, seller)
})
afterAll(() => api.close())

/** Adds an order whose buyer owes Rs.2,250 and whose seller gets Rs.1,800. */
const sell = (set: Partial<Sale> = {}) => addSale(api.db, { seller_id, buyer_id, is_remitted: false, ...set })
const wallet = async () => (await api.call(getWallet, { query: {} }, token)).data.wallet
const fileOf = (rows: string[]) => ['reference,amount,date', ...rows].join('\n')
const upload = (rows: string[], name = 'courier.csv') =>
  api.call(uploadRemittance, { body: { name, csv: fileOf(rows) } }, adminToken)
/** Repeats an upload that waited too long for the others. */
async function uploadPatiently(rows: string[]) {
  for (;;) {
    const response = await upload(rows)
    if (response.status !== 503) return response
  }
}
const rowsOf = async (id: number, result?: 'short') =>
  (
    await api.call(
      listRemittanceRows,
      { params: { id }, query: { per_page: 48, ...(result && { result }) } },
      adminToken,
    )
  ).data.data
const resultsOf = async (id: number) => (await rowsOf(id)).map(({ result, reason }) => reason ?? result)
const enter = (body: object) =>
  api.call(
    enterRemittance,
    { body: { reference: 'IBFT 7', amount: 2_250, paid_on: '2026-10-31', order: 'none', ...body } },
    adminToken,
  )

// REMITTANCE-1
test('books matched and short rows of a file and explains the others', async () => {
  const [paid, short, pending, cancelled, above, zero] = [
    await sell(),
    await sell({ status: 'delivered' }),
    await sell({ status: 'pending' }),
    await sell({ status: 'cancelled' }),
    await sell({ status: 'shipped' }),
    await sell({ status: 'shipped' }),
  ]
  await api.db.updateTable('orders').set({ shipped_at: new Date() }).where('id', '=', cancelled.id).execute()
  const { status, data } = await upload([
    `${paid.tracking_no},2250,2026-10-31`,
    `${short.tracking_no},2000,2026-10-31`,
    `${short.tracking_no},2000,2026-10-31`,
    `${paid.tracking_no},250,2026-11-01`,
    `${pending.tracking_no},2250,2026-10-31`,
    `${cancelled.tracking_no},2250,2026-10-31`,
    `${above.tracking_no},2250.01,2026-10-31`,
    `${zero.tracking_no},0,2026-10-31`,
    'NOBODY,2250,2026-10-31',
  ])
  expect([status, data]).toMatchObject([201, { name: 'courier.csv', source: 'file', entered_by: admin, amount: 4_250 }])
  expect(data.rows).toEqual({ matched: 1, short: 1, unknown: 5, duplicate: 2, waiting: 0 })
  expect(await resultsOf(data.id)).toEqual([
    'matched',
    'short',
    'duplicate',
    'duplicate',
    'not-shipped',
    'ended',
    'above-due',
    'nothing-paid',
    'no-order',
  ])
  expect((await rowsOf(data.id, 'short')).map(({ line, order_id }) => [line, order_id])).toEqual([[3, short.id]])
  expect(await wallet()).toMatchObject({ balance: 1_800, available: 1_800, waiting_for_courier: 0 })
  // The rest of a short parcel may come later, and the buyer may confirm after that.
  expect((await upload([`${short.tracking_no},250,2026-11-02`])).data.rows.matched).toBe(1)
})

test('finds orders by the courier’s reference of their parcel, or their tracking number in any case', async () => {
  const [order, other] = [await sell(), await sell()]
  const label = JSON.stringify({})
  const parcel = { order_id: order.id, courier: 'test', reference: `CR-${order.id}`, label, booked_at: new Date() }
  await api.db.insertInto('parcels').values(parcel).execute()
  const { data } = await upload(
    [`CR-${order.id}`, other.tracking_no.toLowerCase()].map(reference => `${reference},2250,2026-10-31`),
  )
  expect(await rowsOf(data.id)).toMatchObject([order, other].map(({ id }) => ({ result: 'matched', order_id: id })))
})

test('books nothing of a file that cannot be read', async () => {
  const order = await sell()
  const { status, failure } = await upload([`${order.tracking_no},2250,2026-10-31`, 'x,y,z'])
  expect(status).toBe(422)
  expect(failure.errors?.csv?.[0]).toMatch(/^Line 3 /)
  expect((await api.call(uploadRemittance, { body: { name: 'a', csv: '' } }, adminToken)).status).toBe(422)
  expect(await wallet()).toMatchObject({ available: 0, waiting_for_courier: 1_800 })
})

// REMITTANCE-5
test.each(['22,50', '99,999,999,999,999,999'])('books nothing of a file with the amount %s', async amount => {
  const order = await sell({ status: 'shipped' })
  const csv = `reference;amount;date\n${order.tracking_no};${amount};2026-10-31`
  const { status, failure } = await api.call(uploadRemittance, { body: { name: 'a.csv', csv } }, adminToken)
  expect([status, failure.errors?.csv?.[0]]).toEqual([422, expect.stringContaining('ine 2')])
})

// REMITTANCE-4
test.each(['0000-02-02', '29/02/0000'])('books nothing of a file with the date %s', async date => {
  const { status, failure } = await upload([`A,1,${date}`])
  expect([status, failure.errors?.csv?.[0]]).toEqual([422, expect.stringMatching(/^Line 2 /)])
})

// REMITTANCE-2
test('books an entry once and shows the first one again', async () => {
  const order = await sell()
  const { data } = await enter({ order: order.tracking_no })
  expect(data).toMatchObject({ name: 'IBFT 7', source: 'entry', rows: { matched: 1 }, amount: 2_250 })
  expect((await enter({ order: order.tracking_no })).data).toEqual(data)
  expect((await enter({ order: order.tracking_no, reference: 'IBFT 8' })).data.rows.duplicate).toBe(1)
  expect(await wallet()).toMatchObject({ available: 1_800 })
  const list = (await api.call(listRemittances, { query: { per_page: 2 } }, adminToken)).data
  expect(list.data.map(({ name }) => name)).toEqual(['IBFT 8', 'IBFT 7'])
})

// REMITTANCE-2
test('books a repeated entry or file that came before its order was shipped, once', async () => {
  const orders = [await sell({ status: 'pending' }), await sell({ status: 'pending' })]
  const [entered, listed] = orders.map(({ tracking_no }) => tracking_no) as [string, string]
  const rows = [`${listed},2250,2026-10-31`, 'NOBODY,10,2026-10-31']
  const first = [await enter({ order: entered }), await upload(rows)]
  expect(first.map(({ data }) => data.rows)).toMatchObject([{ unknown: 1 }, { unknown: 2 }])
  const ids = orders.map(({ id }) => id)
  await api.db.updateTable('orders').set({ status: 'shipped' }).where('id', 'in', ids).execute()
  const again = await Promise.all([enter({ order: entered }), enter({ order: entered }), upload(rows), upload(rows)])
  expect(again.map(({ data }) => data.id)).toEqual([first[0], first[0], first[1], first[1]].map(each => each?.data.id))
  expect(await resultsOf(first[0]?.data.id ?? 0)).toEqual(['matched'])
  expect(await resultsOf(first[1]?.data.id ?? 0)).toEqual(['matched', 'no-order'])
  expect(await wallet()).toMatchObject({ waiting_for_courier: 0 })
})

// REMITTANCE-4
test.each([
  [{ amount: 0 }, { amount: ['Please enter an amount greater than 0.'] }],
  [{ amount: 1.234 }, { amount: ['Please enter an amount with at most two decimals.'] }],
  [{ paid_on: '2099-12-31' }, { paid_on: ['Please choose today or an earlier day.'] }],
  [{ amount: 100_000_000_001 }, { amount: ['Please enter a smaller amount.'] }],
  [{ paid_on: '1999-12-31' }, { paid_on: ['Please choose a valid date.'] }],
  [{ paid_on: '2026-02-30' }, { paid_on: ['Please choose a valid date.'] }],
  [{ order: ' ' }, { order: ['Please enter the tracking number of the order.'] }],
  [{ reference: '' }, { reference: ['Please enter the reference of the payment.'] }],
])('rejects the entry %o', async (body, errors) => {
  const { status, failure } = await enter(body)
  expect([status, failure.errors]).toEqual([422, errors])
})

// REMITTANCE-6
test.each(['seller_id', 'buyer_id'] as const)('books no entry of an order whose %s entered it', async side => {
  const order = await sell({ status: 'shipped', [side]: adminId })
  const parcel = {
    order_id: order.id,
    courier: 'test',
    reference: `OWN-${order.id}`,
    label: '{}',
    booked_at: new Date(),
  }
  await api.db.insertInto('parcels').values(parcel).execute()
  for (const reference of [order.tracking_no, parcel.reference]) {
    const { status, failure } = await enter({ order: reference })
    expect([status, failure.message]).toEqual([403, 'This is your own order, so someone else enters its payment.'])
  }
  const colleague = await signIn(api.db, await addUser(api.db, { is_admin: true }))
  const body = { order: order.tracking_no, reference: 'IBFT 7', amount: 2_250, paid_on: '2026-10-31' }
  const { data } = await api.call(enterRemittance, { body }, colleague)
  expect(data.rows.matched).toBe(1)
  expect((await enter({ order: order.tracking_no.toLowerCase() })).status).toBe(403)
})

// REMITTANCE-6
test('books rows of own orders once a colleague sends the same file', async () => {
  const [sold, bought, other] = [await sell({ seller_id: adminId }), await sell({ buyer_id: adminId }), await sell()]
  const rows = [sold, bought, other].map(({ tracking_no }) => `${tracking_no},2250,2026-10-31`)
  const { data } = await upload(rows)
  expect(await resultsOf(data.id)).toEqual(['own-order', 'own-order', 'matched'])
  expect((await upload(rows)).data.rows).toMatchObject({ matched: 1, unknown: 2 })
  const colleague = await signIn(api.db, await addUser(api.db, { is_admin: true }))
  const again = await api.call(uploadRemittance, { body: { name: 'courier.csv', csv: fileOf(rows) } }, colleague)
  expect(again.data).toMatchObject({ id: data.id, entered_by: admin, rows: { matched: 3, unknown: 0 } })
})

// REMITTANCE-6
test('books no own row of a file that a colleague sent before the order was shipped', async () => {
  const order = await sell({ seller_id: adminId, status: 'pending' })
  const rows = [`${order.tracking_no},2250,2026-10-31`]
  const colleague = await signIn(api.db, await addUser(api.db, { is_admin: true }))
  const sent = await api.call(uploadRemittance, { body: { name: 'early.csv', csv: fileOf(rows) } }, colleague)
  expect(await resultsOf(sent.data.id)).toEqual(['not-shipped'])
  await api.db.updateTable('orders').set({ status: 'shipped' }).where('id', '=', order.id).execute()
  await upload(rows)
  expect(await resultsOf(sent.data.id)).toEqual(['own-order'])
})

// REMITTANCE-3
test('books a courier’s statement once', async () => {
  const order = await sell()
  const row = { reference: order.tracking_no, amount_paisa: 225_000, paid_on: '2026-10-31' }
  for (const reference of ['S1', 'S1', 'S2'])
    await receiveStatement(api.db, { courier: 'test', reference, rows: [row] })
  const { data } = (await api.call(listRemittances, { query: { per_page: 2 } }, adminToken)).data
  expect(data).toMatchObject([
    { name: 'S2', source: 'courier', entered_by: null, rows: { duplicate: 1 }, amount: 0 },
    { name: 'S1', rows: { matched: 1 }, amount: 2_250 },
  ])
})

test('books a file once that is sent 20 times at once', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, () => sell()))
  const rows = orders.map(({ tracking_no }) => `${tracking_no},2250,2026-10-31`)
  const responses = await Promise.all(Array.from({ length: 20 }, () => uploadPatiently(rows)))
  const [first] = responses
  for (const { status, data } of responses) expect([status, data]).toEqual([201, first?.data])
  expect(first?.data.rows).toEqual({ matched: 5, short: 0, unknown: 0, duplicate: 0, waiting: 0 })
  expect(await wallet()).toMatchObject({ available: 9_000, waiting_for_courier: 0 })
})

test('credits an order once that 10 files name at once', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => sell()))
  const rows = orders.map(({ tracking_no }) => `${tracking_no},2250,2026-10-31`)
  const files = Array.from({ length: 10 }, (_, number) => (number % 2 ? rows : rows.toReversed()))
  const responses = await Promise.all(
    files.map((lines, number) => uploadPatiently([...lines, `FILE${number},1,2026-10-31`])),
  )
  expect(responses.reduce((sum, { data }) => sum + data.rows.matched, 0)).toBe(4)
  expect(responses.reduce((sum, { data }) => sum + data.rows.duplicate, 0)).toBe(36)
  expect(await wallet()).toMatchObject({ available: 7_200 })
})

test('never books more than is due of an order that 10 files pay in part at once', async () => {
  const order = await sell()
  const amounts = Array.from({ length: 10 }, (_, number) => 1_200 + number)
  const responses = await Promise.all(
    amounts.map(amount => uploadPatiently([`${order.tracking_no},${amount},2026-10-31`])),
  )
  const total = { short: 0, unknown: 0 }
  for (const { data } of responses) {
    total.short += data.rows.short
    total.unknown += data.rows.unknown
  }
  expect(total).toEqual({ short: 1, unknown: 9 })
})

test('books the rows that a crashed process left', async () => {
  const order = await sell()
  const { rows } = await sql<{ id: number }>`
    insert into remittances (source, name, content_hash) values ('file', 'left.csv', sha256('left')) returning id`.execute(
    api.db,
  )
  const row = { line: 2, reference: order.tracking_no, amount_paisa: 225_000, paid_on: '2026-10-31' }
  const [left] = rows
  await api.db
    .insertInto('remittance_rows')
    .values({ ...row, remittance_id: left?.id ?? 0, result: null, reason: null, order_id: null })
    .execute()
  await Promise.all([bookUnbooked(api.db), bookUnbooked(api.db)])
  expect(await resultsOf(left?.id ?? 0)).toEqual(['matched'])
  expect(await wallet()).toMatchObject({ available: 1_800 })
})
