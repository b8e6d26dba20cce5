import { toPaisa } from '@closyyy/contract/money'
import { isAboveListPrice, type OfferAction } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'

/** Actions with a button in a conversation, the primary one first; the product page has `make`, a toast `undo`. */
const buttons = ['accept', 'buy', 'reject', 'counter', 'update'] as const satisfies OfferAction[]
export type OfferButton = (typeof buttons)[number]

export const isSellerOf = (offer: Offer, userId: number) => offer.seller_id === userId
export const isMadeBy = (offer: Offer, userId: number) => offer.actor_id === userId

/** The buttons of the row's actions; buying includes accepting (OFFER-9). */
export function buttonsOf({ actions }: Offer): OfferButton[] {
  const allowed = buttons.filter(action => actions.includes(action))
  return allowed.includes('buy') ? allowed.filter(action => action !== 'accept') : allowed
}

/** Whether the row's price can still be accepted or paid. */
export const hasOpenPrice = (offer: Offer) =>
  offer.status !== 'rejected' && !offer.product_sold && !isAboveListPrice(offer, offer.product_price)

/** The status; the action if that ended the row without a rejection, `changed` if the same side made the next row. */
export function statusOf({ status, action, actor_id }: Offer, next?: Offer) {
  if (action === 'countered' && next?.actor_id === actor_id) return 'changed'
  const isEnd = action === 'expired' || action === 'closed' || action === 'countered'
  return status === 'rejected' && isEnd ? action : status
}

export const isTooHighCounter = (price: number, productPrice: number) => toPaisa(price) >= toPaisa(productPrice)
