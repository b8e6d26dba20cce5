import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const written: string[] = []
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    written.push(String(text))
    return true
  })
  api = await openTestApi(settings => {
    settings.logLevel = 'trace'
  })
})
afterAll(async () => {
  await api.close()
  vi.restoreAllMocks()
})

test('never logs bank details, even if saving them fails', async () => {
  const token = await signIn(api.db, await addUser(api.db))
  const body = {
    bank_name: 'Meezan Bank',
    account_title: 'Ayesha Khan',
    account_number: '01230456789012',
    iban: 'PK36MEZN0001230456789012',
    branch_code: '0123',
  }
  const save = async (set = {}) => (await api.call(saveBankDetails, { body: { ...body, ...set } }, token)).status
  expect([await save(), await save({ branch_code: 'x' })]).toEqual([200, 422])
  await sql`alter table bank_details add constraint closed check (branch_code = 'closed') not valid`.execute(api.db)
  expect(await save({ bank_name: 'HBL' })).toBe(500)

  const log = written.join('')
  expect(log).toContain('/api/v1/user/bank/details/create')
  expect(log).toContain('violates check constraint')
  expect(log).not.toMatch(/01230456789012|PK36MEZN|Ayesha Khan/)
})
