import { isApiError } from '@closyyy/api-client/api-error'
import type { Offer } from '@closyyy/contract/offers'
import { productPath } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BackIcon } from '@closyyy/ui/icon'
import { useId } from 'react'
import { OFFERS_PATH } from '../../addresses.ts'
import { useFollowingFocus } from '../../components/use-following-focus.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { OfferActions } from './offer-actions.tsx'
import * as styles from './offer-conversation.module.css'
import { OfferEntry } from './offer-entry.tsx'
import { OfferPhoto } from './offer-photo.tsx'
import { isSellerOf } from './offers-policy.ts'
import { type ConversationKey, conversationQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferConversationProps {
  conversation: ConversationKey
  userId: number
}

/** What buyer and seller said about a price, oldest first, and what can be done about it. */
export function OfferConversation({ conversation, userId }: OfferConversationProps) {
  const t = useOffersText()
  const { data, isError, isFetching, error, refetch } = useQuery(conversationQuery(conversation))
  const rows = data?.original
  const latest = rows?.at(-1)
  return (
    <>
      <Link className={styles.back} to={OFFERS_PATH}>
        <BackIcon /> {t('thread.back')}
      </Link>
      {rows && latest && <Thread rows={rows} latest={latest} userId={userId} />}
      {rows && !latest && <EmptyState size="inline" title={t('thread.unknown')} />}
      {!rows && isError && (
        <ErrorState
          size="inline"
          message={isForeign(error) ? t('thread.unknown') : t('thread.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!rows && !isError && <ConversationSkeleton />}
    </>
  )
}

/** Somebody else's conversation is none of this person's. */
const isForeign = (error: unknown) => isApiError(error) && error.code === 'not-allowed'

interface ThreadProps {
  rows: Offer[]
  latest: Offer
  userId: number
}

function Thread({ rows, latest, userId }: ThreadProps) {
  const t = useOffersText()
  const headingId = useId()
  const heading = useFollowingFocus(`${latest.id} ${latest.status}`, { pane: true })
  const { product_id, product_title, product_sold, product_image } = latest
  const product = productPath({ id: product_id, title: product_title, brand_name: null, sold: product_sold })
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <header className={styles.header}>
        <OfferPhoto className={styles.photo} path={product_image} />
        <div className={styles.about}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            <Link to={product}>
              <bdi>{product_title}</bdi>
            </Link>
          </h2>
          <p className={styles.whose}>
            {isSellerOf(latest, userId) ? t('thread.from', { name: latest.buyer_name }) : t('thread.yours')}
          </p>
        </div>
      </header>
      <ol
        role="list"
        className={styles.entries}
        aria-live="polite"
        aria-label={t('thread.label', { title: product_title })}
      >
        {rows.map(row => (
          <OfferEntry key={row.id} offer={row} userId={userId} />
        ))}
      </ol>
      <OfferActions key={latest.id} latest={latest} userId={userId} />
    </section>
  )
}
