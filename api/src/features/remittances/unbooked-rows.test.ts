import { listRemittanceRows, uploadRemittance } from '@closyyy/contract/remittances-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addSignedInUser, addUser } from '../../../test/builders.ts'
import { addSale, type Sale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let adminToken: string
let parties: { buyer_id: number; seller_id: number }

beforeAll(async () => {
  api = await openTestApi()
  adminToken = (await addSignedInUser(api.db, { is_admin: true })).token
  parties = { buyer_id: (await addUser(api.db)).id, seller_id: (await addUser(api.db)).id }
})
afterAll(() => api.close())

/** Adds an order whose buyer owes Rs.2,250. */
const sell = (status: Sale['status'] = 'completed') => addSale(api.db, { ...parties, status, is_remitted: false })
const set = (id: number, columns: object) => api.db.updateTable('orders').set(columns).where('id', '=', id).execute()

/** Uploads a file. @returns the result of each row, or the reason why it was not booked */
async function book(...rows: string[]): Promise<string[]> {
  const csv = ['reference,amount,date', ...rows].join('\n')
  const { id } = (await api.call(uploadRemittance, { body: { name: 'courier.csv', csv } }, adminToken)).data
  const { data } = await api.call(listRemittanceRows, { params: { id }, query: {} }, adminToken)
  return data.data.map(({ result, reason }) => reason ?? result ?? '')
}

// REMITTANCE-8
test('books nothing for an order that was cancelled before it was shipped, confirmed or not', async () => {
  const [cancelled, lapsed] = [await sell('cancelled'), await addOrder(api.db, { ...parties, status: 'cancelled' })]
  await set(lapsed.id, { ended_unconfirmed: true, cancelled_at: new Date() })
  const rows = [cancelled, lapsed].map(({ tracking_no }) => `${tracking_no},2250,2026-10-31`)
  expect(await book(...rows)).toEqual(['not-shipped', 'not-shipped'])
  const booked = api.db.selectFrom('ledger_transactions').select('kind').where('order_id', '=', lapsed.id)
  expect(await booked.execute()).toEqual([])
})

// REMITTANCE-1
test('explains each of several equal rows that are not booked, instead of calling one a duplicate of the other', async () => {
  const [above, returned] = [await sell(), await sell('cancelled')]
  await set(returned.id, { shipped_at: new Date() })
  const rows = [`${above.tracking_no},2300,2026-10-31`, `${returned.tracking_no},2250,2026-10-31`]
  expect(await book(...rows, ...rows)).toEqual(['above-due', 'ended', 'above-due', 'ended'])
})

// REMITTANCE-1
test('calls a short payment that another file or another row repeats a duplicate', async () => {
  const { tracking_no } = await sell()
  const row = `${tracking_no},2000,2026-10-31`
  expect(await book(row, row)).toEqual(['short', 'duplicate'])
  expect(await book(row, `${tracking_no},250,2026-10-31`)).toEqual(['duplicate', 'matched'])
})
