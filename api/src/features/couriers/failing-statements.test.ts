import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { receiveReport } from './parcels-service.ts'
import { openSimulatedCourier } from './simulated-courier.ts'

const log = { warn: vi.fn() }

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// COURIER-6
test('books the other statements if one cannot be stored', async () => {
  const row = { reference: 'CR-1', amount_paisa: 100, paid_on: '2026-10-31' }
  const statements = [
    { reference: 'S1', rows: [{ ...row, amount_paisa: -1 }] },
    { reference: 'S2', rows: [row] },
  ]
  const courier = { ...openSimulatedCourier(), name: 'failing', report: async () => ({ events: [], statements }) }
  await receiveReport(api.db, courier, log)
  expect(log.warn).toHaveBeenLastCalledWith(expect.objectContaining({ statement: 'S1' }), expect.any(String))
  expect(await api.db.selectFrom('remittances').select('name').execute()).toEqual([{ name: 'S2' }])
})
