import { listAddresses } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { storeCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { ayesha } from '@closyyy/testing/page-at'
import { screen } from '@testing-library/react'
import { aCartItem, createCartServer } from './cart-server.ts'
import { openPage } from './open-page.tsx'

export const guestId = '7b0ff4f2-7c5b-4f0e-9a5e-0d4f6f0a5b11'

/** A guest's filled-in form. */
export const sana = {
  email: 'sana@example.com',
  selectedCity: 'Lahore',
  first_name: 'ثنا',
  last_name: "O'Mir",
  address: 'House # 12/3',
  phone: '0300 1234567',
}

/** A saved shipping address. */
export const anAddress = (id: number, last_ordered_at: string | null = null) => ({
  id,
  last_ordered_at,
  address_type: 'shipping' as const,
  address_line_1: `House ${id}`,
  address_line_2: null,
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
})

interface CheckoutOptions {
  /** Items as selected in the cart. */
  selected?: CartItem[]
  /** Items now in the server's cart. */
  now?: CartItem[]
  /** Cart from which the items were selected; the server's is 1. */
  cartId?: number
  signedIn?: boolean
  /** Response to the request for saved addresses. */
  addresses?: Address[] | (() => Response)
  query?: string
  locale?: 'ur'
}

/** Opens the checkout with items selected in the cart. */
export async function openCheckout({
  selected = [aCartItem(1)],
  now = selected,
  cartId = 1,
  signedIn,
  addresses,
  query = 'sellerId=11',
  locale,
}: CheckoutOptions = {}) {
  if (selected.length > 0) storeCheckoutItems(selected, { cartId })
  if (!signedIn) localStorage.setItem('guestID', guestId)
  const server = createCartServer(...now)
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(
    listAddresses,
    addresses ?? [anAddress(1), anAddress(2), { ...anAddress(3), address_type: 'pickup' }],
  )
  server.respondTo(listOrders, aPage([anOrder()]))
  server.respondTo(getGuestOrder, anOrder())
  const page = await openPage(`/checkout?${query}`, { server, signedIn: signedIn ? ayesha : undefined, locale })
  const confirm = async () => page.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  return { server, confirm, ...page }
}

/** Opens the checkout of a guest with a saved form. */
export async function openKnownGuest(info: Partial<typeof sana> = {}) {
  localStorage.setItem('guestInfo', JSON.stringify({ ...sana, ...info }))
  const page = await openCheckout()
  await screen.findByDisplayValue('sana@example.com')
  return page
}
