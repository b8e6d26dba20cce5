import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import { BuyerAverage } from '../../components/buyer-average/buyer-average.tsx'
import { ConversationLink } from '../../components/conversation/conversation-list.tsx'
import * as styles from './offer-list-item.module.css'
import { offerPhoto } from './offer-photo.tsx'
import { OfferStatus, whoseText } from './offer-status.tsx'
import { conversationPath } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'
import { relativeTime } from './relative-time.ts'

export interface OfferListItemProps {
  offer: Offer
  userId: number
  isOpen: boolean
}

export function OfferListItem({ offer, userId, isOpen }: OfferListItemProps) {
  const t = useOffersText()
  const whose = whoseText(t, offer, userId)
  return (
    <ConversationLink
      to={conversationPath(offer)}
      isOpen={isOpen}
      photo={offerPhoto(offer.product_image)}
      title={offer.product_title}
    >
      <span className={styles.whose}>
        {whose} ·{' '}
        <time className={styles.time} dateTime={offer.created_at}>
          {relativeTime(t, offer.created_at)}
        </time>
      </span>
      {offer.buyer_rating && (
        <span className={styles.whose}>
          <BuyerAverage average={offer.buyer_rating} />
        </span>
      )}
      <span className={styles.status}>
        <Price amount={offer.price} />
        {offerAllows(offer, 'accept') ? (
          <Badge kind="accent">{t('list.your-turn')}</Badge>
        ) : (
          <OfferStatus offer={offer} />
        )}
      </span>
    </ConversationLink>
  )
}
