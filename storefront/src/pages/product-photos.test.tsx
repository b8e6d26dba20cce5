import { getProductLike } from '@closyyy/contract/likes-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

async function openProduct() {
  const server = createFakeServer()
  server.respondTo(getProduct, aProduct())
  server.respondTo(getProductLike, { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 })
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [] })
  return await openPage('/products/khaadi/lawn-kurti-teal-682', { server })
}

async function openPhoto() {
  const { user, router } = await openProduct()
  await user.click(await screen.findByRole('link', { name: 'Enlarge photo 1' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(history.state.gallery).toBe(0))
  return { user, router }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

// NAV-12
test('closes an enlarged photo by Back and stays on the product', async () => {
  const { router } = await openPhoto()
  history.back()
  await isClosed()
  expect(router.state.location.pathname).toBe('/products/khaadi/lawn-kurti-teal-682')
  expect(history.state.gallery).toBeUndefined()
})

// NAV-12
test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['its button', (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Close' }).click()],
])('leaves no history entry of an enlarged photo that is closed by %s', async (_, close) => {
  await openPhoto()
  act(() => void close(screen.getByRole('dialog')))
  await isClosed()
  await waitFor(() => expect(history.state.gallery).toBeUndefined())
})

// NAV-12
test('shows an enlarged photo again after a reload, which Back closes', async () => {
  const { user } = await openPhoto()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next photo' }))
  await waitFor(() => expect(history.state.gallery).toBe(1))
  const { state } = history
  cleanup()
  history.replaceState(state, '')
  await openProduct()
  expect(await within(await screen.findByRole('dialog')).findByText('2 of 2')).toBeTruthy()
  history.back()
  await isClosed()
})
