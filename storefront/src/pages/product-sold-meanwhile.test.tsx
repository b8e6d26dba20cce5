import { getCart } from '@closyyy/contract/carts-calls'
import { getProductLike } from '@closyyy/contract/likes-calls'
import { createOffer, getOfferConversation } from '@closyyy/contract/offers-calls'
import { productPath } from '@closyyy/contract/paths'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/chats/ask-dialog.tsx'
import '../features/offers/offer-dialog.tsx'
import './product-page-offers.tsx'

const product = aProduct()
const sold = aProduct({ sold: true, quantity_left: 0 })
const onVacation = aProduct({ user: { ...product.user, on_vacation: true } })

/** Opens the page and a dialog, types a message, and reads the product again after it has changed. */
async function typeUntil(changed: Product, button: string, field: RegExp) {
  const server = createFakeServer()
  server.respondTo(getProduct, product)
  server.respondTo(getProductLike, { product_id: product.id, is_liked: false, is_saved: false, likes_count: 0 })
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [] })
  server.respondTo(getCart, { id: null, items: [] })
  server.respondTo(getOfferConversation, { original: [] })
  const { user } = await openPage(productPath(product), { server, signedIn: ayesha })
  // The part for signed-in buyers replaces the button to make an offer.
  await waitFor(() => expect(server.requests.map(({ name }) => name)).toContain('getOfferConversation'))
  await user.click(await screen.findByRole('button', { name: button }))
  await user.type(await screen.findByLabelText(field), 'Is it lined?')
  server.respondTo(getProduct, changed)
  vi.setSystemTime(Date.now() + 60_000)
  fireEvent(window, new Event('visibilitychange'))
  return { user, server, dialog: within(screen.getByRole('dialog')) }
}

// UI-12
test.each([
  ['Ask the seller', 'This item has sold. You can’t ask about it any more.', /^Your message/, sold],
  ['Make an offer', 'This item has sold.', /^Message/, sold],
  ['Make an offer', 'This item doesn’t take offers at the moment.', /^Message/, onVacation],
] as const)('keeps what was typed after “%s” readable beside “%s”', async (button, why, field, now) => {
  const { user, dialog } = await typeUntil(now, button, field)
  expect(await dialog.findByText(why)).toBeDefined()
  expect(dialog.getByLabelText(/^Your text, which wasn’t sent/)).toHaveProperty('value', 'Is it lined?')
  expect(dialog.getAllByRole('button')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})

test('shows the new price of a product that became cheaper before an offer', async () => {
  const { user, dialog, server } = await typeUntil(product, 'Make an offer', /^Message/)
  server.respondTo(getProduct, aProduct({ price: 1_900 }))
  server.respondTo(createOffer, () => failure('invalid', 'Offer must be less than the product price.'))
  await user.click(dialog.getByRole('button', { name: 'Offer' }))
  expect((await screen.findAllByText('Rs.1,900')).length).toBeGreaterThan(0)
})
