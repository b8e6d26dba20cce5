import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { DoneIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useUrlView } from '../../url-view.ts'
import { AppealCard } from './appeal-card.tsx'
import * as styles from './appeals.module.css'
import { appealStates, appealsQuery, appealsView } from './appeals-queries.ts'
import { useAppealsText } from './appeals-text.ts'

/** Appeals against refused parcels, open or decided, for the support team (PHONE-RECORD-4). */
export function AppealList() {
  const t = useAppealsText()
  const { view, pathOf } = useUrlView(appealsView)
  return (
    <div className={styles.list}>
      <ChipList label={t('states')}>
        {appealStates.map(state => (
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
      <Appeals state={view.state} page={view.page} pathOf={page => pathOf({ page })} />
    </div>
  )
}

interface AppealsProps {
  state: (typeof appealStates)[number]
  page: number
  pathOf: (page: number) => string
}

function Appeals({ state, page, pathOf }: AppealsProps) {
  const t = useAppealsText()
  const { data, error, isPending, isFetching, refetch } = useQuery(appealsQuery(state, page))
  if (isPending) return <Skeleton shape="block" className={styles.waiting} />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('not-admin')} />
    return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) return <EmptyState icon={<DoneIcon size={36} />} title={t(`none.${state}`)} />
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('title')}>
        {data.data.map(appeal => (
          <li key={appeal.order_id}>
            <AppealCard appeal={appeal} />
          </li>
        ))}
      </ul>
      <LinkedPagination page={page} lastPage={data.last_page} pathOf={pathOf} />
    </>
  )
}
