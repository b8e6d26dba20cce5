import { toRupees } from '@closyyy/contract/money'
import type { OfferAction } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { BuyerAverage } from '@closyyy/contract/order-ratings-schemas'
import { presentPhoto } from '../photos/photo-response.ts'
import type { OfferRow } from './offers-queries.ts'

function thumbnail(key: string | null): string | null {
  if (key === null) return null
  const { renditions } = presentPhoto({ id: 0, key, width: 0, height: 0, placeholder: null })
  return renditions[0]?.image_path ?? null
}

export function presentOffer(row: OfferRow, actions: OfferAction[], buyerRating?: BuyerAverage): Offer {
  const price = toRupees(row.price_paisa)
  return {
    id: row.id,
    product_id: row.product_id,
    buyer_id: row.buyer_id,
    seller_id: row.seller_id,
    actor_id: row.actor_id,
    price,
    offered_price: price,
    message: row.message,
    status: row.status,
    action: row.action,
    product_title: row.product_title,
    product_image: thumbnail(row.product_photo_key),
    product_price: toRupees(row.product_price_paisa),
    product_sold: row.product_sold,
    buyer_name: row.buyer_name,
    seller_name: row.seller_name,
    actor_name: row.actor_name,
    actor_profile_picture: row.actor_profile_picture,
    ...(row.special_price_id !== null && { is_special_price: true }),
    ...(row.closed_price_paisa !== null && { closed_by_price: toRupees(row.closed_price_paisa) }),
    ...(buyerRating && { buyer_rating: buyerRating }),
    created_at: row.created_at,
    expires_at: row.expires_at,
    actions,
  }
}
