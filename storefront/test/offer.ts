import type { Offer } from '@closyyy/contract/offers-schemas'
import { ayesha } from '@closyyy/testing/page-at'

/** The buyer's pending offer. */
export const anOffer = (given: Partial<Offer> = {}): Offer => ({
  id: 31,
  product_id: 682,
  buyer_id: ayesha.userId,
  seller_id: 11,
  actor_id: ayesha.userId,
  price: 900,
  offered_price: 900,
  message: '',
  status: 'pending',
  action: 'offer',
  product_title: 'Lawn kurti teal',
  product_image: null,
  product_price: 1000,
  product_sold: false,
  buyer_name: 'Ayesha',
  seller_name: 'zara_wardrobe',
  actor_name: 'Ayesha',
  actor_profile_picture: null,
  created_at: '2026-01-15T09:30:00Z',
  expires_at: '2026-01-17T09:30:00Z',
  actions: ['update'],
  ...given,
})
