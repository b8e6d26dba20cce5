import { brandName } from '@closyyy/contract/brand-name'
import { SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import { type PaymentSort, paymentSorts } from '@closyyy/contract/wallet'
import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { WalletIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useId } from 'react'
import { CsvDownloadBar } from '../../components/csv-download/csv-download.tsx'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useLastPage } from '../../components/paged-list/use-last-page.ts'
import { TableSkeleton } from '../../components/table/table-skeleton.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { DateFilter } from './date-filter.tsx'
import * as styles from './payment-history.module.css'
import { PaymentTable } from './payment-table.tsx'
import { StatementDownload } from './statement-download.tsx'
import { type HistoryView, historyView, paymentsQuery } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

export function PaymentHistory() {
  const t = useWalletText()
  const headingId = useId()
  const { view, pathOf, show } = useUrlView(historyView, { isShared: true })
  const hasDays = Boolean(view.start_date || view.end_date)
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('history')}</h2>
      <DateFilter view={view} onChoose={days => show({ ...days, page: 1 })} />
      <Payments
        view={view}
        empty={t(hasDays ? 'history.none-in-days' : 'history.none')}
        pathOf={page => pathOf({ page })}
        onSort={sort => show({ sort, page: 1 })}
      />
    </section>
  )
}

interface PaymentsProps {
  view: HistoryView
  empty: string
  pathOf: (page: number) => string
  onSort: (sort: PaymentSort) => void
}

function Payments({ view, empty, pathOf, onSort }: PaymentsProps) {
  const t = useWalletText()
  const read = useQuery({
    ...paymentsQuery(view),
    // Keeps the previous rows until the next ones have loaded, so that nothing shifts and the link keeps the focus.
    placeholderData: previous => previous,
  })
  const { data, isPlaceholderData, isFetching, refetch } = read
  const isLoading = useLastPage(read, view.page, pathOf)
  if (isLoading) return <TableSkeleton />
  if (!data) {
    return <ErrorState size="inline" message={t('history.failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) return <EmptyState size="inline" icon={<WalletIcon size={28} />} title={empty} />
  const sorting = {
    sort: view.sort,
    label: t('sort'),
    options: paymentSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
    onSort,
  }
  return (
    <div className={styles.history} aria-busy={isPlaceholderData}>
      <CsvDownloadBar>
        <p role="status" className={styles.note}>
          {t('history.count', { count: data.total })} <VisuallyHidden>{t(`sort.${view.sort}`)}</VisuallyHidden>
        </p>
        <StatementDownload view={view} />
      </CsvDownloadBar>
      <PaymentTable payments={data.data} sorting={sorting} />
      <p className={styles.note}>
        {t('history.fee-note', { brand: brandName, price: formatPrice(SELLER_DELIVERY_FROM) })}
      </p>
      <LinkedPagination page={view.page} lastPage={data.last_page} pathOf={pathOf} preventScrollReset />
    </div>
  )
}
