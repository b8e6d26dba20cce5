import { toPaisa, toRupees } from '@closyyy/contract/money'
import { maxSpecialPrice, minSpecialPrice } from '@closyyy/contract/special-prices'
import { fieldError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'
import type { OfferedProduct } from './offers-policy.ts'

/** Returns paisa. @throws AppError `invalid` for a price out of the range of special prices (OFFER-14) */
export function requireSpecialPrice(price: number, product: Pick<OfferedProduct, 'price_paisa'>): number {
  const current = toRupees(product.price_paisa)
  const [min, max] = [minSpecialPrice(current), maxSpecialPrice(current)]
  if (price > max) throw fieldError('price', 'special-price.too-high', { price: formatRupees(toPaisa(max)) })
  if (price < min) throw fieldError('price', 'special-price.too-low', { price: formatRupees(toPaisa(min)) })
  return toPaisa(price)
}
