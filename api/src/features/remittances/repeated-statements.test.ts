import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { receiveStatement } from './remittances-service.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function events() {
  const recorded = api.db.selectFrom('audit_events').select('after').where('action', '=', 'remittance.received')
  return (await recorded.orderBy('id').execute()).map(({ after }) => after)
}

// REMITTANCE-2, REMITTANCE-3
test('a repeated statement is in the audit log again only if a row that was unknown is booked', async () => {
  const parties = { buyer_id: (await addUser(api.db)).id, seller_id: (await addUser(api.db)).id }
  const { tracking_no } = await addSale(api.db, { ...parties, status: 'completed', is_remitted: false })
  const row = { amount_paisa: 225_000, paid_on: '2026-10-31' }
  const rows = [
    { ...row, reference: 'no-such-parcel' },
    { ...row, reference: 'CR-late' },
  ]
  const receive = () => receiveStatement(api.db, { courier: 'test', reference: 'S1', rows })
  for (let times = 0; times < 3; times++) await receive()
  const first = { source: 'courier', name: 'S1', rows: '2' }
  expect(await events()).toEqual([first])
  await api.db.updateTable('orders').set({ tracking_no: 'CR-LATE' }).where('tracking_no', '=', tracking_no).execute()
  for (let times = 0; times < 2; times++) await receive()
  expect(await events()).toEqual([first, { ...first, rows: '1' }])
})
