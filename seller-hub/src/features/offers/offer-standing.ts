import type { Offer } from '@closyyy/contract/offers-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { isMadeBy, isSellerOf, statusOf } from './offers-policy.ts'
import type { OffersText } from './offers-text.ts'

/** How a conversation stands by its latest row, in a sentence. */
export function standingText(t: OffersText, latest: Offer, userId: number): string {
  const status = statusOf(latest)
  if (status === 'closed') return t('standing.closed')
  if (latest.product_sold) return t('standing.sold')
  if (status === 'accepted') {
    return isSellerOf(latest, userId)
      ? t('standing.accepted-seller', { name: latest.buyer_name })
      : t('standing.accepted-buyer')
  }
  if (status === 'expired') return t('standing.expired')
  if (status !== 'pending') return t('standing.rejected')
  const time = latest.expires_at ? localTime(latest.expires_at, 'time') : ''
  return t(isMadeBy(latest, userId) ? 'standing.their-turn' : 'standing.your-turn', { time })
}
