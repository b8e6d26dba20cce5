import { disputeReasons } from '@closyyy/contract/disputes'
import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import { catalogues } from '@closyyy/ui/messages'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DisputeReportForm } from './dispute-report-form.tsx'

async function open(locale: Locale) {
  const i18n = createI18n(locale)
  await loadCatalogues(i18n, catalogues)
  render(
    <I18nProvider i18n={i18n}>
      <DisputeReportForm
        orderId={7}
        send={{ mutateAsync: vi.fn(), progress: undefined }}
        unsent={{ current: undefined }}
        failed="Something went wrong"
        className={undefined}
      />
    </I18nProvider>,
  )
}

// DISPUTE-8
test('asks for one of the reasons, and focuses it if none was chosen', async () => {
  const user = userEvent.setup()
  await open('en')
  const reason = screen.getByLabelText<HTMLSelectElement>('What is wrong?')
  expect([...reason.options].map(({ value }) => value)).toEqual(['', ...disputeReasons])
  await user.click(screen.getByRole('button', { name: 'Report the problem' }))
  expect(await screen.findByText('Please choose a reason.')).toBeTruthy()
  expect(document.activeElement).toBe(reason)
  await user.selectOptions(reason, 'Damaged')
  expect(screen.queryByText('Please choose a reason.')).toBeNull()
})

// DISPUTE-8
test('asks in Urdu', async () => {
  await open('ur')
  expect(screen.getByLabelText('کیا مسئلہ ہے؟').textContent).toContain('خراب حالت میں ملی')
  expect(screen.getByLabelText('بتائیں کیا ہوا')).toBeTruthy()
})
