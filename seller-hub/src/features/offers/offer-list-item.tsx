import type { Offer } from '@closyyy/contract/offers'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import * as styles from './offer-list.module.css'
import { OfferPhoto } from './offer-photo.tsx'
import { OfferStatus } from './offer-status.tsx'
import { conversationPath } from './offers-address.ts'
import { isSellerOf, isTurnOf } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import { relativeTime } from './relative-time.ts'

export interface OfferListItemProps {
  offer: Offer
  userId: number
  isOpen: boolean
}

/** A conversation's latest row, leading to the whole of it. */
export function OfferListItem({ offer, userId, isOpen }: OfferListItemProps) {
  const t = useOffersText()
  const whose = isSellerOf(offer, userId) ? t('list.from', { name: offer.buyer_name }) : t('list.yours')
  return (
    <Link className={styles.item} to={conversationPath(offer)} aria-current={isOpen || undefined}>
      <OfferPhoto className={styles.photo} path={offer.product_image} />
      <span className={styles.words}>
        <span dir="auto" className={styles.title}>
          {offer.product_title}
        </span>
        <span className={styles.whose}>
          {whose} · {relativeTime(t, offer.created_at)}
        </span>
        <span className={styles.standing}>
          <Price amount={offer.price} />
          {isTurnOf(offer, userId) ? <Badge kind="accent">{t('list.your-turn')}</Badge> : <OfferStatus offer={offer} />}
        </span>
      </span>
    </Link>
  )
}
