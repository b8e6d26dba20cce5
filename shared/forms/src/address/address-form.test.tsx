import { ApiError } from '@closyyy/api-client/api-error'
import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import { catalogues } from '@closyyy/ui/messages'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddressForm, type AddressFormProps } from './address-form.tsx'
// Preloads lazy modules, so that no test waits for them.
import '@closyyy/contract/addresses-schemas'

const save = vi.fn<AddressFormProps['save']>()

beforeEach(() => {
  save.mockReset()
})

const address = {
  address_line_1: 'House # 1',
  address_line_2: null,
  city: 'Multan',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '60000',
}

async function openForm(props: Partial<AddressFormProps> = {}, locale: Locale = 'en') {
  const i18n = createI18n(locale)
  await loadCatalogues(i18n, catalogues)
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm type="pickup" save={save} {...props} />
    </I18nProvider>,
  )
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Address' })
const press = () => userEvent.click(saveButton())

// ADDRESS-2
test('requires every line but the second', async () => {
  await openForm()
  await press()
  expect(await screen.findAllByText('This field is required.')).toHaveLength(4)
  expect(document.activeElement).toBe(field('Address Line 1'))
  expect(save).not.toHaveBeenCalled()
})

// ADDRESS-3, ADDRESS-4
test.each([
  ['pickup', 'City', 'Multan7', 'Multan', 'Numbers are not allowed'],
  ['pickup', 'Zip/Postal Code', '60000A', '60000', 'Alphabets are not allowed'],
  ['pickup', 'Address Line 1', 'House <', 'House ', 'Address Line 1 cannot contain URLs or special characters.'],
  ['pickup', 'Address Line 1', 'House www.evil.example', 'House www.evil.example', 'URL is not allowed'],
  ['pickup', /^Address Line 2/, 'https://evil.example', 'https://evil.example', 'URL is not allowed'],
  ['shipping', 'City', 'Multan7', 'Multan', 'City and State/Province cannot contain numbers.'],
  ['shipping', 'Zip/Postal Code', '6A', '6', 'Zip/Postal Code cannot contain alphabetic characters.'],
  ['shipping', 'City', 'www.x', 'www.x', 'City cannot contain URLs or special characters.'],
] as const)(
  'rejects invalid characters of a %s address in %s with an error and keeps a URL whole',
  async (type, label, given, left, message) => {
    await openForm({ type })
    await userEvent.type(field(label), given)
    expect(field(label).value).toBe(left)
    expect(screen.getByText(message)).toBeTruthy()
  },
)

test('shows the errors of the contract in the language of the page', async () => {
  await openForm({ address: { ...address, city: 'Multan7' } }, 'ur')
  await userEvent.click(screen.getByRole('button', { name: 'پتہ محفوظ کریں' }))
  expect(await screen.findByText('ہندسوں کی اجازت نہیں')).toBeTruthy()
  expect(document.activeElement).toBe(field('شہر'))
})

// ADDRESS-3
test('accepts the apostrophe of phone keyboards', async () => {
  await openForm({ address })
  await userEvent.type(field('Address Line 1'), ', Ali’s house')
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(field('Address Line 1').value).toMatch(/, Ali’s house$/)
})

test('does not save an address with a URL', async () => {
  await openForm({ address })
  fireEvent.change(field('Address Line 1'), { target: { value: 'https://evil.example' } })
  await press()
  await waitFor(() => expect(document.activeElement).toBe(field('Address Line 1')))
  expect(save).not.toHaveBeenCalled()
})

test('saves an edited address with its type', async () => {
  await openForm({ type: 'shipping', address })
  fireEvent.change(field('City'), { target: { value: 'Quetta' } })
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledWith({ address_type: 'shipping', ...address, address_line_2: '', city: 'Quetta' })
})

test('empties the form after a save and confirms until the next address is typed', async () => {
  await openForm({ address, added: 'Added. Add another here.' })
  await press()
  expect(await screen.findByText('Added. Add another here.')).toBeTruthy()
  expect(field('Address Line 1').value).toBe('')
  fireEvent.change(field('City'), { target: { value: 'Quetta' } })
  expect(screen.queryByText('Added. Add another here.')).toBeNull()
})

test('shows server errors at their lines', async () => {
  save.mockRejectedValue(new ApiError('invalid', 422, 'No.', { city: ['Numbers are not allowed'] }))
  await openForm({ address })
  await press()
  expect(await screen.findByText('Numbers are not allowed')).toBeTruthy()
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
})

// ADDRESS-5
test('has no second line in checkout and enables Save once all is filled', async () => {
  await openForm({ type: 'shipping', isCheckout: true, address: { ...address, city: ' ' } })
  expect(screen.queryByLabelText(/^Address Line 2/)).toBeNull()
  expect(saveButton().disabled).toBe(true)
  fireEvent.change(field('City'), { target: { value: 'Quetta' } })
  expect(saveButton().disabled).toBe(false)
})
