import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { I18nProvider } from '@closyyy/i18n/text'
import { catalogues } from '@closyyy/ui/messages'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useForm } from '../use-form.ts'
import { OfferFields } from './offer-fields.tsx'
import { initialOffer } from './offer-price.ts'

const english = createI18n('en')
await loadCatalogues(english, catalogues)

const priceField = () => screen.getByLabelText<HTMLInputElement>('Offer in rupees')

function OfferForm() {
  const form = useForm({
    initial: initialOffer(2100),
    check: () => ({}),
    send: async () => undefined,
    formErrorOf: () => undefined,
  })
  return (
    <form {...form.form}>
      <OfferFields product={{ title: 'Lawn kurti', price: 2100, photo: null }} form={form} />
    </form>
  )
}

// OFFER-10
test('fills the price from a preset and enables typing for a custom price only', async () => {
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={english}>
      <OfferForm />
    </I18nProvider>,
  )
  expect([priceField().value, priceField().disabled]).toEqual(['1890', true])
  await user.click(screen.getByRole('radio', { name: /20% off/ }))
  expect(priceField().value).toBe('1680')
  await user.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(priceField().disabled).toBe(false)
  expect(screen.getByText('At least Rs.1,050, and less than Rs.2,100.')).toBeTruthy()
})
