import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { I18nProvider } from '@closyyy/i18n/text'
import { catalogues } from '@closyyy/ui/messages'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AmountField } from './amount-field.tsx'

const english = createI18n('en')
await loadCatalogues(english, catalogues)

const show = (value: string, error?: string) =>
  render(
    <I18nProvider i18n={english}>
      <AmountField label="Amount" value={value} error={error} readOnly />
    </I18nProvider>,
  )
const unreadable = () => screen.queryByText(/^Please enter the amount in digits, such as 4,900/)

// PRODUCT-6
test('explains the error of a text that cannot be parsed, and keeps the text', () => {
  show('1.5k', 'Required')
  expect(unreadable()).not.toBeNull()
  expect(screen.queryByText('Required')).toBeNull()
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1.5k')
})

// PRODUCT-6
test.each(['', '4,900'])('shows the given error for “%s”', text => {
  show(text, 'Too low')
  expect(screen.getByText('Too low')).toBeDefined()
  expect(unreadable()).toBeNull()
})

// PRODUCT-6
test('shows no error while an amount is typed', () => {
  show('1.')
  expect(unreadable()).toBeNull()
})
