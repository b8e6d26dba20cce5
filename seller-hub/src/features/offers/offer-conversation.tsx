import { isApiError } from '@closyyy/api-client/api-error'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { productPath } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { useId, useState } from 'react'
import { BuyerAverage } from '../../components/buyer-average/buyer-average.tsx'
import * as styles from '../../components/conversation/conversation.module.css'
import {
  ConversationEntries,
  ConversationHeader,
  ConversationSkeleton,
} from '../../components/conversation/conversation.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferEntry } from './offer-entry.tsx'
import { offerPhoto } from './offer-photo.tsx'
import { whoseText } from './offer-status.tsx'
import { isMadeBy } from './offers-policy.ts'
import { type ConversationKey, conversationQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'
import { PriceDialog } from './price-dialog.tsx'

export interface OfferConversationProps {
  conversation: ConversationKey
  userId: number
}

export function OfferConversation({ conversation, userId }: OfferConversationProps) {
  const t = useOffersText()
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(conversation))
  if (data) {
    const latest = data.original.at(-1)
    if (latest) return <Thread rows={data.original} latest={latest} userId={userId} />
    return <EmptyState size="inline" title={t('thread.unknown')} />
  }
  if (!error) return <ConversationSkeleton />
  if (isApiError(error) && error.code === 'not-found') return <EmptyState size="inline" title={t('thread.unknown')} />
  return <ErrorState size="inline" message={t('thread.failed')} onRetry={() => void refetch()} retrying={isFetching} />
}

interface ThreadProps {
  rows: Offer[]
  latest: Offer
  userId: number
}

function Thread({ rows, latest, userId }: ThreadProps) {
  const t = useOffersText()
  const titleId = useId()
  const [isPricing, setIsPricing] = useState(false)
  const { id, status, product_id, product_title, product_sold, product_image } = latest
  const product = productPath({ id: product_id, title: product_title, brand_name: null, sold: product_sold })
  return (
    <section className={styles.conversation} aria-labelledby={titleId}>
      <ConversationHeader
        photo={offerPhoto(product_image)}
        titleId={titleId}
        title={
          <Link to={product}>
            <bdi>{product_title}</bdi>
          </Link>
        }
        state={`${id} ${status}`}
      >
        <p className={styles.soft}>{whoseText(t, latest, userId)}</p>
        <BuyerAverage average={latest.buyer_rating} />
      </ConversationHeader>
      <ConversationEntries
        label={t('thread.label', { title: product_title })}
        newest={id}
        isNewestOwn={isMadeBy(latest, userId)}
      >
        {rows.map((row, place) => (
          <OfferEntry key={row.id} offer={row} next={rows[place + 1]} userId={userId} />
        ))}
      </ConversationEntries>
      <OfferActions key={latest.id} latest={latest} userId={userId} onPrice={() => setIsPricing(true)} />
      <PriceDialog latest={latest} userId={userId} open={isPricing} onClose={() => setIsPricing(false)} />
    </section>
  )
}
