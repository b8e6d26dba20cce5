import { isAboveListPrice } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Badge } from '@closyyy/ui/badge'
import { isMadeBy, isSellerOf, statusOf } from './offers-policy.ts'
import { type OffersText, useOffersText } from './offers-text.ts'

const kinds = {
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
  expired: 'plain',
  closed: 'plain',
  countered: 'plain',
  changed: 'plain',
} as const

export interface OfferStatusProps {
  offer: Offer
  /** The row that followed in the conversation. */
  next?: Offer | undefined
}

export function OfferStatus({ offer, next }: OfferStatusProps) {
  const t = useOffersText()
  const status = statusOf(offer, next)
  return <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>
}

/** Returns who made the row to whom, for one of its sides. */
export function whoseText(t: OffersText, offer: Offer, userId: number): string {
  const isSeller = isSellerOf(offer, userId)
  const name = isSeller ? offer.buyer_name : offer.seller_name
  if (offer.is_special_price) return t(isSeller ? 'whose.special-to' : 'whose.special', { name })
  if (offer.actor_id === offer.seller_id) return t(isSeller ? 'whose.counter-to' : 'whose.counter', { name })
  return t(isSeller ? 'whose.from' : 'whose.yours', { name })
}

function closedText(t: OffersText, { closed_by_price }: Offer): string {
  return closed_by_price === undefined
    ? t('state.closed')
    : t('state.overtaken', { price: formatPrice(closed_by_price) })
}

function acceptedText(t: OffersText, latest: Offer, userId: number): string {
  const { buyer_name: name, product_price } = latest
  const price = formatPrice(product_price)
  const isAbove = isAboveListPrice(latest, product_price)
  if (isSellerOf(latest, userId)) return t(isAbove ? 'state.above-seller' : 'state.accepted-seller', { name, price })
  return t(isAbove ? 'state.above-buyer' : 'state.accepted-buyer', { price })
}

export function statusText(t: OffersText, latest: Offer, userId: number): string {
  const status = statusOf(latest)
  if (status === 'closed') return closedText(t, latest)
  if (latest.product_sold) return t('state.sold')
  if (status === 'accepted') return acceptedText(t, latest, userId)
  if (status === 'expired') return t('state.expired')
  if (status !== 'pending') return t('state.rejected')
  const time = latest.expires_at ? localTime(latest.expires_at, 'time') : ''
  if (isMadeBy(latest, userId)) return t('state.their-turn', { time })
  return t(latest.is_special_price ? 'state.special' : 'state.your-turn', { time })
}
