import { refundLists } from '@closyyy/contract/refunds'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { useUrlView } from '../../url-view.ts'
import { RefundPayDialog } from './refund-pay-dialog.tsx'
import { RefundStepDialog } from './refund-step-dialog.tsx'
import { RefundTable } from './refund-table.tsx'
import { type RefundDecision, type RefundsView, refundsQuery, refundsView } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

interface Decision {
  refund: Refund
  action: RefundDecision
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
    <RefundStepDialog refund={refund} step={action} onClose={onClose} />
  )
}

interface RefundsProps {
  view: RefundsView
  pathOf: (page: number) => string
  onDecide: (refund: Refund, action: RefundDecision) => void
}

function Refunds({ view, pathOf, onDecide }: RefundsProps) {
  const t = useRefundsText()
  return (
    <PagedList
      read={useQuery(refundsQuery(view))}
      page={view.page}
      pathOf={pathOf}
      texts={{ notAllowed: t('not-admin'), failed: t('failed') }}
      empty={<EmptyState icon={<BanknoteIcon size={36} />} title={t(`none-${view.status}`)} />}
    >
      {refunds => <RefundTable refunds={refunds} list={view.status} onDecide={onDecide} />}
    </PagedList>
  )
}
