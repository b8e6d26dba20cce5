import { isGone } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { useCartText } from './cart-text.ts'

export interface SingleUnitPriceProps {
  item: CartItem
  className: string | undefined
}

/** Explains why several units cost the list price although the buyer agreed on a lower one (OFFER-16). */
export function SingleUnitPrice({ item, className }: SingleUnitPriceProps) {
  const t = useCartText()
  const { quantity, single_unit_price } = item
  if (!single_unit_price || quantity === 1 || isGone(item)) return null
  return <p className={className}>{t('item.offer.single', { price: formatPrice(single_unit_price) })}</p>
}
