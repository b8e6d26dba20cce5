import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { type GoneReason, goneReason } from '@closyyy/contract/cart-items'
import { getCart, getGuestCart } from '@closyyy/contract/carts-calls'
import type { Cart, CartItem, PriceChangeReason } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import type { CheckoutItem } from '@closyyy/platform/marketplace/checkout-items'
import { readGuestId } from '@closyyy/platform/session-data/guest-id'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'

/** `left` if the cart no longer contains the item (CHECKOUT-15). */
export type LineChange = GoneReason | 'fewer' | 'price' | 'left'

/** A selected item in its current state. */
export interface CheckoutLine {
  product: Product
  offerId: number | null
  /** Undefined for a product that is bought directly. */
  cartItemId: number | undefined
  /** Units ordered; 0 if sold out. */
  quantity: number
  /** Current price in rupees each. */
  price: number
  /** Price in rupees each when selected. */
  shownPrice: number
  /** Price in rupees that the buyer agreed on for one unit, if the cart has several (OFFER-16). */
  singleUnitPrice: number | null | undefined
  changes: LineChange[]
  priceReason: PriceChangeReason
}

const KEY = 'checkout-lines'

/** Current prices and stock, refetched on each visit and window focus. */
export function checkoutLinesQuery(api: ApiClient, owner: CartOwner, selected: CheckoutItem[]) {
  return {
    queryKey: [KEY, owner, selected.map(({ product_id }) => product_id)],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CheckoutLine[]> => {
      const cart = await readCart(api, owner, signal)
      return Promise.all(
        selected.map(async item => {
          // A product that is bought directly may be in the cart, too, with a quantity of its own.
          const isDirect = item.cart_item_id === undefined
          const row = isDirect ? undefined : cart?.items.find(({ product_id }) => product_id === item.product_id)
          // Another owner's cart, for example that of an ended session, says nothing about this one.
          const isOfCart = !isDirect && item.cart_id === cart?.id
          if (!row && isOfCart) return { ...lineOf(item, undefined), product: item.product, changes: ['left'] }
          // A guest buys directly what was in another cart; an account names the item, which is ordered once (CHECKOUT-12).
          const { cart_item_id: _ofOther, ...direct } = item
          const ordered = owner === 'guest' && !isOfCart ? direct : item
          return lineOf(ordered, row ?? (await readDirect(api, owner, item, signal)))
        }),
      )
    },
    staleTime: 0,
    // A later visit may have another quantity selected.
    gcTime: 0,
    refetchOnWindowFocus: true,
  }
}

async function readCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart | undefined> {
  if (owner !== 'guest') return api.call(getCart, {}, { signal })
  const guest_id = readGuestId()
  return guest_id ? api.call(getGuestCart, { query: { guest_id } }, { signal }) : undefined
}

/** A product that is bought directly, with its price in rupees. */
interface DirectProduct {
  product: Product
  unit_price: number
  offer_id: number | null
}

/**
 * Products bought directly are not in the cart. An offer's price stays, so that a retried order is identical, except for a
 * guest, who has no offers (CHECKOUT-16).
 */
async function readDirect(
  api: ApiClient,
  owner: CartOwner,
  { product_id, offer_id, price }: CheckoutItem,
  signal: AbortSignal,
): Promise<DirectProduct | undefined> {
  try {
    const product = await api.call(getProduct, { params: { id: product_id } }, { signal })
    if (offer_id !== null && owner !== 'guest') return { product, unit_price: Number(price), offer_id }
    const { readAcceptedOffer } = await import(
      /* webpackChunkName: "storefront-accepted-offer" */ './accepted-offer.ts'
    )
    const offer = await readAcceptedOffer(api, owner, product, signal)
    return { product, unit_price: offer?.offered_price ?? product.price, offer_id: offer?.id ?? null }
  } catch (error) {
    if (isApiError(error) && error.code === 'not-found') return undefined
    throw error
  }
}

/** Compares a selected item with its current state, undefined if the product is not public. */
function lineOf(selected: CheckoutItem, current: CartItem | DirectProduct | undefined): CheckoutLine {
  const row = current && 'id' in current ? current : undefined
  const product = current?.product
  const requested = row?.quantity ?? selected.quantity
  const left = !product || product.sold ? 0 : product.quantity_left
  const shownPrice = Number(selected.price)
  const quantity = Math.min(requested, left)
  const price = priceOf(current, quantity) ?? shownPrice
  const fewer: LineChange[] = quantity < requested ? ['fewer'] : []
  const repriced: LineChange[] = price === shownPrice ? [] : ['price']
  return {
    product: product ?? { ...selected.product, title: '', photos: [] },
    offerId: (current ?? selected).offer_id,
    cartItemId: row?.id ?? selected.cart_item_id,
    quantity,
    price,
    shownPrice,
    singleUnitPrice: row?.single_unit_price,
    changes: quantity === 0 ? [goneChange(current)] : [...fewer, ...repriced],
    // The server's reason applies only to the price it names; the cart may have shown a later one.
    priceReason: row?.price_change?.previous_price === shownPrice ? row.price_change.reason : 'price',
  }
}

/** A product that is not public may be hidden, deleted or taken down. */
const goneChange = (current: CartItem | DirectProduct | undefined): LineChange =>
  current ? goneReason(current) : 'off-sale'

/** The last one of several units costs what the buyer agreed on for one (OFFER-16). */
const priceOf = (item: Partial<CartItem> | undefined, quantity: number) =>
  (quantity === 1 && item?.single_unit_price) || item?.unit_price

export const itemsTotal = (lines: CheckoutLine[]) =>
  toRupees(lines.reduce((total, { price, quantity }) => total + toPaisa(price) * quantity, 0))

export const inCart = (lines: CheckoutLine[]) => lines.filter(({ changes }) => !changes.includes('left'))

export const buyableLines = (lines: CheckoutLine[]) => lines.filter(({ quantity }) => quantity > 0)

/** Items as the API expects them, with the prices the buyer saw. */
export const orderedItems = (lines: CheckoutLine[]) =>
  buyableLines(lines).map(({ product, quantity, price, offerId, cartItemId }) => ({
    product_id: product.id,
    quantity,
    price,
    offer_id: offerId,
    ...(cartItemId !== undefined && { cart_item_id: cartItemId }),
  }))
