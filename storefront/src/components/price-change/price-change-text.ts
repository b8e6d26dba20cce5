import type { PriceChangeReason } from '@closyyy/contract/carts-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.price-change', en, ur })

export interface ChangedPrice {
  reason: PriceChangeReason
  /** Rupees each. */
  was: number
  price: number
}

export function usePriceChangeText(): (change: ChangedPrice) => string {
  const t = useText()
  return ({ reason, was, price }) => {
    const direction = price > was ? 'up' : 'down'
    return t(reason === 'price' ? direction : reason, { was: formatPrice(was), price: formatPrice(price) })
  }
}
