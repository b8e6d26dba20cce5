import type { Product } from '@closyyy/contract/products-schemas'

/** Reason why a product on sale cannot get a special price now (OFFER-13). */
export type SpecialPriceBlock = 'sent' | 'no-offers' | 'vacation' | 'nobody'

export function specialPriceBlock(product: Product): SpecialPriceBlock | undefined {
  const { special_price: audience, allow_offers, user } = product
  if (audience?.next_at) return 'sent'
  if (!allow_offers) return 'no-offers'
  if (user.on_vacation) return 'vacation'
  return audience?.recipients ? undefined : 'nobody'
}
