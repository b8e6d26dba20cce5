import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { ayesha } from '@closyyy/testing/page-at'

/** An accepted offer of Rs.1,700 by ayesha, who can still buy from it. */
export const anAcceptedOffer = (product: Product, given: Partial<Offer> = {}): Offer => ({
  id: 9,
  product_id: product.id,
  buyer_id: ayesha.userId,
  seller_id: product.user.id,
  actor_id: ayesha.userId,
  price: 1700,
  offered_price: 1700,
  message: '',
  status: 'accepted',
  action: 'offer',
  product_title: product.title,
  product_image: null,
  product_price: product.price,
  product_sold: false,
  buyer_name: ayesha.username,
  seller_name: 'zara_wardrobe',
  actor_name: ayesha.username,
  actor_profile_picture: null,
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  actions: ['buy'],
  ...given,
})
