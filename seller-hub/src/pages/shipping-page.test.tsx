import { getShippingSettings, saveShippingSettings } from '@closyyy/contract/shipping-settings-calls'
import { createFakeServer, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './shipping-page.tsx'

// SHOP-3
test('saves the only shipping method', async () => {
  const server = createFakeServer()
  server.respondTo(getShippingSettings, { shipping_type: 'depopShipping' })
  server.respondTo(saveShippingSettings, noNetwork)
  const { user, toasts } = await openHub('/seller/sellinghub/shipping', server)
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Closyyy Delivery \(courier pick-up\)/ })
  expect(radio.checked).toBe(true)
  const save = screen.getByRole('button', { name: 'Save shipping settings' })
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t save/)
  server.respondTo(saveShippingSettings, { shipping_type: 'depopShipping' })
  await user.click(save)
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Shipping settings saved.' }]))
  expect(server.requests.at(-1)?.body).toEqual({ shipping_type: 'depopShipping' })
})

test('retries a failed load', async () => {
  const { user } = await openHub('/seller/sellinghub/shipping', createFakeServer())
  expect(await screen.findByText('We couldn’t load your shipping settings.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('We couldn’t load your shipping settings.')).toBeDefined()
})
