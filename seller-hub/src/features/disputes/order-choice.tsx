import { PURCHASES_PATH } from '@closyyy/contract/paths'
import { reportPath } from '@closyyy/contract/resolution-paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import * as conversation from '../../components/conversation/conversation.module.css'
import * as styles from '../../components/conversation/conversation-list.module.css'
import { ConversationLink, ConversationListSkeleton } from '../../components/conversation/conversation-list.tsx'
import { purchasesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

/** Lists the purchases that can still be disputed. */
export function OrderChoice() {
  const t = useDisputesText()
  const heading = useHeadingFocus('choice', { pane: true })
  const { data, isError, isFetching, refetch } = useQuery(purchasesQuery)
  const orders = data?.data.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  return (
    <section className={conversation.conversation}>
      <h2 ref={heading} tabIndex={-1} className={conversation.title}>
        {t('choice')}
      </h2>
      {orders && orders.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t('choice')}>
          {orders.map(({ id, items, tracking_no, seller }) => (
            <li key={id}>
              <ConversationLink to={reportPath(id)} photo={items[0]?.product.photos[0]} title={items[0]?.title ?? ''}>
                <span className={styles.soft}>
                  <bdi dir="ltr">{tracking_no}</bdi> · <bdi>{seller.username}</bdi>
                </span>
              </ConversationLink>
            </li>
          ))}
        </ul>
      )}
      {orders?.length === 0 && (
        <EmptyState
          size="inline"
          title={t('choice.empty')}
          action={
            <Link className={buttonClass({ kind: 'secondary' })} to={PURCHASES_PATH}>
              {t('choice.purchases')}
            </Link>
          }
        />
      )}
      {!orders && !isError && <ConversationListSkeleton />}
      {!orders && isError && (
        <ErrorState size="inline" message={t('choice.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </section>
  )
}
