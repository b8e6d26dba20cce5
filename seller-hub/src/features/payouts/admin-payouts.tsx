import { isApiError } from '@closyyy/api-client/api-error'
import { type PayoutAction, payoutLists } from '@closyyy/contract/payouts'
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
import { PayoutRejectDialog } from './payout-reject-dialog.tsx'
import { PayoutStepDialog } from './payout-step-dialog.tsx'
import { PayoutTable } from './payout-table.tsx'
import * as styles from './payouts.module.css'
import { type PayoutsView, payoutsQuery, payoutsView } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

interface Decision {
  payout: Payout
  action: PayoutAction
}

export function AdminPayouts() {
  const t = usePayoutsText()
  const { view, pathOf, show } = useUrlView(payoutsView)
  const [decision, setDecision] = useState<Decision>()
  const close = () => setDecision(undefined)
  const panel = (
    <Payouts
      view={view}
      pathOf={page => pathOf({ page })}
      onDecide={(payout, action) => setDecision({ payout, action })}
    />
  )
  return (
    <>
      <Tabs
        label={t('admin.tabs')}
        value={view.status}
        onChange={id => show({ status: payoutLists.find(list => list === id) ?? 'pending', page: 1 })}
        tabs={payoutLists.map(list => ({ id: list, title: t(`admin.${list}`), panel }))}
      />
      {decision && <DecisionDialog {...decision} onClose={close} />}
    </>
  )
}

function DecisionDialog({ payout, action, onClose }: Decision & { onClose: () => void }) {
  return action === 'reject' ? (
    <PayoutRejectDialog payout={payout} onClose={onClose} />
  ) : (
    <PayoutStepDialog payout={payout} step={action} onClose={onClose} />
  )
}

interface PayoutsProps {
  view: PayoutsView
  pathOf: (page: number) => string
  onDecide: (payout: Payout, action: PayoutAction) => void
}

function Payouts({ view, pathOf, onDecide }: PayoutsProps) {
  const t = usePayoutsText()
  const { data, error, isPending, isFetching, refetch } = useQuery(payoutsQuery(view))
  if (isPending) return <Skeleton shape="control" />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('admin.not-admin')} />
    return <ErrorState message={t('admin.failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) {
    return <EmptyState icon={<BanknoteIcon size={36} />} title={t(`admin.none-${view.status}`)} />
  }
  return (
    <div className={styles.section}>
      <PayoutTable payouts={data.data} list={view.status} onDecide={onDecide} />
      <LinkedPagination page={view.page} lastPage={data.last_page} pathOf={pathOf} />
    </div>
  )
}
