import type { CartItem, PriceChangeReason } from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'
import type { CheckoutItem } from '../../../components/cart/checkout-items.ts'

/** How a chosen item differs from what was shown when it was chosen. */
export type LineChange = 'sold' | 'fewer' | 'price' | undefined

/** A chosen item as it can be bought now. */
export interface CheckoutLine {
  product: Product
  offerId: number | null
  /** Pieces that are ordered; 0 where it is sold out. */
  quantity: number
  /** Rupees of one piece now. */
  price: number
  /** Rupees of one piece when it was chosen. */
  shownPrice: number
  change: LineChange
  /** Why the price changed, where it did. */
  priceReason: PriceChangeReason
}

/**
 * Holds a chosen item against the server's row or product of now; without either it is gone.
 * Without a row an offer stays as it was chosen, so that an order whose answer was lost is asked for in the same words.
 */
export function lineOf(selected: CheckoutItem, current: CartItem | Product | undefined): CheckoutLine {
  const row = current && 'product' in current ? current : undefined
  const product = row?.product ?? (current as Product | undefined)
  const wanted = row?.quantity ?? selected.quantity
  const left = !product || product.sold ? 0 : product.quantity_left
  const shownPrice = Number(selected.price)
  const price = row?.unit_price ?? (selected.offer_id === null ? product?.price : undefined) ?? shownPrice
  const quantity = Math.min(wanted, left)
  return {
    product: product ?? selected.product,
    offerId: row ? row.offer_id : selected.offer_id,
    quantity,
    price,
    shownPrice,
    change: changeOf({ quantity, wanted, price, shownPrice }),
    // The server's reason counts for the price that it names: the bag may have shown a later one already.
    priceReason: row?.price_change?.previous_price === shownPrice ? row.price_change.reason : 'price',
  }
}

interface Compared {
  quantity: number
  wanted: number
  price: number
  shownPrice: number
}

function changeOf({ quantity, wanted, price, shownPrice }: Compared): LineChange {
  if (quantity === 0) return 'sold'
  if (quantity < wanted) return 'fewer'
  return price === shownPrice ? undefined : 'price'
}

/** What the items cost together, in rupees. */
export const itemsTotal = (lines: CheckoutLine[]) =>
  lines.reduce((total, { price, quantity }) => total + Math.round(price * 100) * quantity, 0) / 100

/** The lines that an order can hold. */
export const buyableLines = (lines: CheckoutLine[]) => lines.filter(({ quantity }) => quantity > 0)
