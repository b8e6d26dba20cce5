import type { Offer } from '@closyyy/contract/offers-schemas'

/** Builds hina's (9) open offer for a kurta that ayesha (7) sells. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  const price = overrides.price ?? 1_700
  return {
    id: 41,
    product_id: 3,
    buyer_id: 9,
    seller_id: 7,
    actor_id: 9,
    price,
    offered_price: price,
    message: '',
    status: 'pending',
    action: 'offer',
    product_title: 'Lawn kurta',
    product_image: null,
    product_price: 2_000,
    product_sold: false,
    buyer_name: 'hina',
    seller_name: 'ayesha',
    actor_name: overrides.actor_id === 7 ? 'ayesha' : 'hina',
    actor_profile_picture: null,
    created_at: '2026-01-15T09:30:00Z',
    expires_at: '2026-01-17T09:30:00Z',
    actions: ['accept', 'reject', 'counter'],
    ...overrides,
  }
}
