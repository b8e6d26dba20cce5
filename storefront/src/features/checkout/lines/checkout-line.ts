import type { CartItem, PriceChangeReason } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import type { Product } from '@closyyy/contract/products-schemas'
import type { CheckoutItem } from '@closyyy/platform/checkout-items'

export type LineChange = 'sold' | 'fewer' | 'price' | undefined

/** A selected item in its current state. */
export interface CheckoutLine {
  product: Product
  offerId: number | null
  /** Units ordered; 0 if sold out. */
  quantity: number
  /** Current price in rupees each. */
  price: number
  /** Price in rupees each when selected. */
  shownPrice: number
  change: LineChange
  priceReason: PriceChangeReason
}

/** Compares a selected item with its current state. Without a cart item an offer's price stays, so that a retried order is identical. */
export function lineOf(selected: CheckoutItem, current: CartItem | Product | undefined): CheckoutLine {
  const row = current && 'product' in current ? current : undefined
  const product = row?.product ?? (current as Product | undefined)
  const requested = row?.quantity ?? selected.quantity
  const left = !product || product.sold ? 0 : product.quantity_left
  const shownPrice = Number(selected.price)
  const price = row?.unit_price ?? (selected.offer_id === null ? product?.price : undefined) ?? shownPrice
  const quantity = Math.min(requested, left)
  return {
    product: product ?? selected.product,
    offerId: row ? row.offer_id : selected.offer_id,
    quantity,
    price,
    shownPrice,
    change: changeOf({ quantity, requested, price, shownPrice }),
    // The server's reason applies only to the price it names; the cart may have shown a later one.
    priceReason: row?.price_change?.previous_price === shownPrice ? row.price_change.reason : 'price',
  }
}

interface Compared {
  quantity: number
  requested: number
  price: number
  shownPrice: number
}

function changeOf({ quantity, requested, price, shownPrice }: Compared): LineChange {
  if (quantity === 0) return 'sold'
  if (quantity < requested) return 'fewer'
  return price === shownPrice ? undefined : 'price'
}

export const itemsTotal = (lines: CheckoutLine[]) =>
  toRupees(lines.reduce((total, { price, quantity }) => total + toPaisa(price) * quantity, 0))

export const buyableLines = (lines: CheckoutLine[]) => lines.filter(({ quantity }) => quantity > 0)
