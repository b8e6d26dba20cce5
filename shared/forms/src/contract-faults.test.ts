import { saveBankDetails } from '@closyyy/contract/bank-details'
import { expect, test } from 'vitest'
import { contractFaults } from './contract-faults.ts'

const details = { bank_name: 'HBL', account_title: 'Ayesha', account_number: '12', iban: '', branch_code: '' }

test('each field of a body that breaks the contract has its first sentence', async () => {
  expect(await contractFaults(saveBankDetails, { ...details, bank_name: '' })).toMatchObject({
    bank_name: 'This field is required.',
  })
})
