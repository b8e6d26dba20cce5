import type { CartItem } from './carts-schemas.ts'
import { toPaisa } from './money.ts'
import type { Product } from './products-schemas.ts'

/** Why nobody can buy an item now. */
export type GoneReason = 'sold' | 'off-sale' | 'removed'

export type UnavailableReason = GoneReason | 'vacation' | 'fewer'

/** Undefined if the product was deleted; older servers omit it. */
export const productOf = (item: CartItem): Product | undefined => item.product

/** Returns why an order cannot contain the item as it is; undefined if it can. */
export function unavailableReason(item: CartItem): UnavailableReason | undefined {
  const product = productOf(item)
  if (!product || product.sold || product.quantity_left < 1) return goneReason(item)
  if (product.user.on_vacation) return 'vacation'
  return item.quantity > product.quantity_left ? 'fewer' : undefined
}

/** `removed` if its seller deleted it or it was taken down, which leaves no title; `off-sale` if it is hidden. */
export function goneReason({ product, is_deleted }: Partial<CartItem>): GoneReason {
  if (product?.sold) return 'sold'
  return is_deleted || !product?.title ? 'removed' : 'off-sale'
}

const goneReasons: (UnavailableReason | undefined)[] = ['sold', 'off-sale', 'removed'] satisfies GoneReason[]

/** True for items that nobody can buy now, whatever the quantity. */
export const isGone = (item: CartItem): boolean => goneReasons.includes(unavailableReason(item))

/** Items on sale and not from a seller on vacation; of some fewer units may be left. */
export const buyableItems = (items: CartItem[]): CartItem[] =>
  items.filter(item => [undefined, 'fewer'].includes(unavailableReason(item)))

/** Units of an item that an order may contain. */
export const orderableQuantity = ({ quantity, product }: CartItem): number => Math.min(quantity, product.quantity_left)

/** Total in paisa of the units that an order may contain (CART-14); the last one may cost less (OFFER-16). */
export const orderableTotal = (items: CartItem[]): number =>
  buyableItems(items).reduce((total, item) => {
    const quantity = orderableQuantity(item)
    const price = (quantity === 1 && item.single_unit_price) || item.unit_price
    return total + toPaisa(price) * quantity
  }, 0)

/** Returns the reason to name if none of the items can be bought (CART-3): first the one that may pass soonest. */
export function nothingToBuyReason(items: CartItem[]): Exclude<UnavailableReason, 'fewer'> {
  const reasons = items.map(unavailableReason)
  return (['vacation', 'off-sale', 'removed'] as const).find(reason => reasons.includes(reason)) ?? 'sold'
}
