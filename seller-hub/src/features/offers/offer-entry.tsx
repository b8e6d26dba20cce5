import type { Offer } from '@closyyy/contract/offers-schemas'
import { Avatar } from '@closyyy/ui/avatar'
import { Price } from '@closyyy/ui/price'
import * as conversation from '../../components/conversation/conversation.module.css'
import { ConversationEntry } from '../../components/conversation/conversation.tsx'
import { ReportMessage } from '../../components/report-message/report-message.tsx'
import * as styles from './offer-entry.module.css'
import { OfferStatus } from './offer-status.tsx'
import { isMadeBy } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import { relativeTime } from './relative-time.ts'

export interface OfferEntryProps {
  offer: Offer
  /** The row that followed in the conversation. */
  next: Offer | undefined
  userId: number
}

export function OfferEntry({ offer, next, userId }: OfferEntryProps) {
  const t = useOffersText()
  const { actor_name, actor_profile_picture, actor_id, seller_id, price, product_price, message, created_at } = offer
  const isOwn = isMadeBy(offer, userId)
  const sellers = offer.is_special_price ? 'thread.special' : 'thread.countered'
  return (
    <ConversationEntry
      isOwn={isOwn}
      avatar={<Avatar src={actor_profile_picture} name={actor_name} size="small" decorative />}
    >
      <p className={conversation.soft}>
        <strong>{isOwn ? t('thread.you') : <bdi>{actor_name}</bdi>}</strong>{' '}
        {t(actor_id === seller_id ? sellers : 'thread.offered')}
      </p>
      <p>
        <Price amount={price} was={product_price} size="large" />
      </p>
      {message && (
        <p dir="auto" className={conversation.text}>
          {message}
        </p>
      )}
      {message && !isOwn && <ReportMessage kind="offer-message" id={offer.id} name={actor_name} />}
      <p className={styles.status}>
        <OfferStatus offer={offer} next={next} />
        <time className={conversation.soft} dateTime={created_at}>
          {relativeTime(t, created_at)}
        </time>
      </p>
    </ConversationEntry>
  )
}
