import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { TrustIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useUrlView } from '../../url-view.ts'
import { ReportCard } from './report-card.tsx'
import * as styles from './reports.module.css'
import { reportStates, reportsQuery, reportsView } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

/** Reports by object, open or ended, for moderators. */
export function ReportList() {
  const t = useReportsText()
  const { view, pathOf } = useUrlView(reportsView)
  return (
    <div className={styles.list}>
      <ChipList label={t('states')}>
        {reportStates.map(state => (
          <Link
            key={state}
            className={chipClass()}
            to={pathOf({ state, page: 1 })}
            aria-current={state === view.state || undefined}
            preventScrollReset
          >
            {t(`state.${state}`)}
          </Link>
        ))}
      </ChipList>
      <Groups state={view.state} page={view.page} pathOf={page => pathOf({ page })} />
    </div>
  )
}

interface GroupsProps {
  state: (typeof reportStates)[number]
  page: number
  pathOf: (page: number) => string
}

function Groups({ state, page, pathOf }: GroupsProps) {
  const t = useReportsText()
  const { data, error, isPending, isFetching, refetch } = useQuery(reportsQuery(state, page))
  if (isPending) return <ReportsSkeleton />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('not-admin')} />
    return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) return <EmptyState icon={<TrustIcon size={36} />} title={t(`none.${state}`)} />
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('list')}>
        {data.data.map(group => (
          <li key={`${group.object_type} ${group.object_id} ${group.outcome}`}>
            <ReportCard group={group} />
          </li>
        ))}
      </ul>
      <LinkedPagination page={page} lastPage={data.last_page} pathOf={pathOf} />
    </>
  )
}

function ReportsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map(row => (
        <Skeleton key={row} shape="block" className={styles.waiting} />
      ))}
    </div>
  )
}
