import { checkoutGuest } from '@closyyy/contract/checkout-calls'
import { anOrder } from '@closyyy/testing/builders'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openCheckout, sana } from '../../../../test/open-checkout.ts'
// Preloads the lazy module, so that no test waits for it.
import '../city/city-picker.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// CHECKOUT-14
test('restores a city that is not complete after a reload', async () => {
  const { user } = await openCheckout()
  await user.click(await screen.findByRole('combobox'))
  await user.paste('laho')
  cleanup()
  await openCheckout()
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('laho')
})

// CHECKOUT-14
test('restores what a guest typed after a reload, and keeps it in the tab until the order', async () => {
  const { user } = await openCheckout()
  await user.type(await screen.findByLabelText('Email'), 'sana@example.com')
  await user.click(screen.getByLabelText('Save this information for next time'))
  const picker = screen.getByRole('combobox')
  await user.click(picker)
  await user.paste('lahore')
  cleanup()
  const { server, confirm, router, user: again } = await openCheckout()
  expect(await screen.findByDisplayValue('sana@example.com')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Save this information for next time').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Lahore')
  expect(localStorage.getItem('guestInfo')).toBeNull()
  for (const [label, text] of Object.entries({ Phone: sana.phone, 'First name': 'Sana', 'Last name': 'Mir' })) {
    await again.type(screen.getByLabelText(label), text)
  }
  await again.type(screen.getByLabelText('Address'), sana.address)
  await again.click(screen.getByLabelText('Save this information for next time'))
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('sana@example.com')
})
