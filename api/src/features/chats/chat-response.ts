import type { Chat } from '@closyyy/contract/chats-schemas'
import { toRupees } from '@closyyy/contract/money'
import { presentPhoto } from '../photos/photo-response.ts'
import { chatStateOf } from './chats-policy.ts'
import type { ChatRow } from './chats-queries.ts'

export function presentChat(row: ChatRow): Chat {
  return {
    id: row.id,
    product: {
      id: row.product_id,
      title: row.title,
      brand_name: row.brand_name,
      price: toRupees(row.price_paisa),
      sold: row.is_sold,
      photo: row.photo && presentPhoto(row.photo),
      is_public: row.is_public,
      takes_offers: row.takes_offers,
    },
    seller: { id: row.seller_id, name: row.seller_name, profile_picture: row.seller_picture },
    buyer: { id: row.buyer_id, name: row.buyer_name, profile_picture: row.buyer_picture },
    state: chatStateOf(row),
    is_unread: row.is_unread,
    last_message: {
      id: row.last_id,
      author_id: row.last_author_id,
      message: row.last_message,
      created_at: row.last_at,
    },
  }
}
