import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { rateUser } from '@closyyy/contract/ratings-calls'
import { createI18n } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useInputErrors } from './input-errors.ts'

const details = { bank_name: 'HBL', account_title: 'Ayesha', account_number: '12', iban: 'PK36', branch_code: '1' }

function findIn(locale: Locale) {
  const { result } = renderHook(useInputErrors, {
    wrapper: ({ children }) => <I18nProvider i18n={createI18n(locale)}>{children}</I18nProvider>,
  })
  return result.current
}

test('returns nothing for a valid body', async () => {
  expect(await findIn('en')(saveBankDetails, details)).toEqual({})
})

test.each([
  ['en', 'This field is required.', 'Only digits are allowed.'],
  ['ur', 'یہ خانہ پُر کرنا ضروری ہے۔', 'صرف ہندسے لکھے جا سکتے ہیں۔'],
] as const)('returns the first message of each invalid field in %s', async (locale, required, digits) => {
  const found = await findIn(locale)(saveBankDetails, { ...details, bank_name: '', account_number: 'a'.repeat(40) })
  expect(found).toMatchObject({ bank_name: required })
  expect(await findIn(locale)(saveBankDetails, { ...details, branch_code: 'a' })).toEqual({ branch_code: digits })
})

test('fills in the limit of the rule', async () => {
  const found = await findIn('en')(rateUser, { rating: 5, comment: 'x'.repeat(2_001) })
  expect(found).toEqual({ comment: 'At most 2000 characters are allowed.' })
})
