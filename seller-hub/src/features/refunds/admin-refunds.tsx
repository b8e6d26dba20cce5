import { isApiError } from '@closyyy/api-client/api-error'
import { type RefundAction, refundLists } from '@closyyy/contract/refunds'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useUrlView } from '../../url-view.ts'
import { RefundApprovalDialog } from './refund-approval-dialog.tsx'
import { RefundPayDialog } from './refund-pay-dialog.tsx'
import { RefundTable } from './refund-table.tsx'
import * as styles from './refunds.module.css'
import { type RefundsView, refundsQuery, refundsView } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

interface Decision {
  refund: Refund
  action: RefundAction
}

export function AdminRefunds() {
  const t = useRefundsText()
  const { view, pathOf, show } = useUrlView(refundsView)
  const [decision, setDecision] = useState<Decision>()
  const panel = (
    <Refunds
      view={view}
      pathOf={page => pathOf({ page })}
      onDecide={(refund, action) => setDecision({ refund, action })}
    />
  )
  return (
    <>
      <Tabs
        label={t('tabs')}
        value={view.status}
        onChange={id => show({ status: refundLists.find(list => list === id) ?? 'owed', page: 1 })}
        tabs={refundLists.map(list => ({ id: list, title: t(list), panel }))}
      />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(undefined)} />}
    </>
  )
}

function DecisionDialog({ refund, action, onClose }: Decision & { onClose: () => void }) {
  return action === 'pay' ? (
    <RefundPayDialog refund={refund} onClose={onClose} />
  ) : (
    <RefundApprovalDialog refund={refund} step={action} onClose={onClose} />
  )
}

interface RefundsProps {
  view: RefundsView
  pathOf: (page: number) => string
  onDecide: (refund: Refund, action: RefundAction) => void
}

function Refunds({ view, pathOf, onDecide }: RefundsProps) {
  const t = useRefundsText()
  const { data, error, isPending, isFetching, refetch } = useQuery(refundsQuery(view))
  if (isPending) return <Skeleton shape="control" />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('not-admin')} />
    return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) return <EmptyState icon={<BanknoteIcon size={36} />} title={t(`none-${view.status}`)} />
  return (
    <div className={styles.section}>
      <RefundTable refunds={data.data} list={view.status} onDecide={onDecide} />
      <LinkedPagination page={view.page} lastPage={data.last_page} pathOf={pathOf} />
    </div>
  )
}
