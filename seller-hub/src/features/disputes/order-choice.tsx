import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { Photo } from '@closyyy/ui/photo'
import { PURCHASES_PATH, reportPath } from '../../addresses.ts'
import { useFollowingFocus } from '../../components/use-following-focus.ts'
import * as styles from './dispute-list.module.css'
import { DisputeListSkeleton } from './dispute-list-skeleton.tsx'
import * as thread from './dispute-thread.module.css'
import { purchasesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

/** Asks which purchase a problem is about; one that has ended can no longer be reported. */
export function OrderChoice() {
  const t = useDisputesText()
  const heading = useFollowingFocus('choice', { pane: true })
  const { data, isError, isFetching, refetch } = useQuery(purchasesQuery)
  const orders = data?.data.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  return (
    <section className={thread.thread}>
      <h2 ref={heading} tabIndex={-1} className={thread.title}>
        {t('choice')}
      </h2>
      {orders && orders.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t('choice')}>
          {orders.map(({ id, items, tracking_no, seller }) => (
            <li key={id}>
              <Link className={styles.item} to={reportPath(id)}>
                <Photo photo={items[0]?.product.photos[0]} alt="" sizes="4rem" className={styles.photo} />
                <span className={styles.words}>
                  <span dir="auto" className={styles.line}>
                    {items[0]?.title}
                  </span>
                  <span className={styles.time}>
                    <bdi dir="ltr">{tracking_no}</bdi> · <bdi>{seller.username}</bdi>
                  </span>
                </span>
              </Link>
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
      {!orders && !isError && <DisputeListSkeleton />}
      {!orders && isError && (
        <ErrorState size="inline" message={t('choice.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </section>
  )
}
