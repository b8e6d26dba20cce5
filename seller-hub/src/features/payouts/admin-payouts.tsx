import { isApiError } from '@closyyy/api-client/api-error'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useUrlView } from '../../url-view.ts'
import { PayDialog } from './pay-dialog.tsx'
import { PayoutTable } from './payout-table.tsx'
import * as styles from './payouts.module.css'
import { type PayoutsView, payoutsQuery, payoutsView } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export function AdminPayouts() {
  const t = usePayoutsText()
  const { view, pathOf, show } = useUrlView(payoutsView)
  const [paying, setPaying] = useState<Payout>()
  const panel = <Payouts view={view} pathOf={page => pathOf({ page })} onPay={setPaying} />
  return (
    <>
      <Tabs
        label={t('admin.tabs')}
        value={view.status}
        onChange={id => show({ status: id === 'paid' ? 'paid' : 'pending', page: 1 })}
        tabs={[
          { id: 'pending', title: t('admin.pending'), panel },
          { id: 'paid', title: t('admin.paid'), panel },
        ]}
      />
      <PayDialog payout={paying} onClose={() => setPaying(undefined)} />
    </>
  )
}

interface PayoutsProps {
  view: PayoutsView
  pathOf: (page: number) => string
  onPay: (payout: Payout) => void
}

function Payouts({ view, pathOf, onPay }: PayoutsProps) {
  const t = usePayoutsText()
  const { data, error, isPending, isFetching, refetch } = useQuery(payoutsQuery(view))
  if (isPending) return <Skeleton shape="control" />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('admin.not-admin')} />
    return <ErrorState message={t('admin.failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) {
    const title = t(view.status === 'paid' ? 'admin.none-paid' : 'admin.none')
    return <EmptyState icon={<BanknoteIcon size={36} />} title={title} />
  }
  return (
    <div className={styles.section}>
      <PayoutTable payouts={data.data} status={view.status} onPay={onPay} />
      <LinkedPagination page={view.page} lastPage={data.last_page} pathOf={pathOf} />
    </div>
  )
}
