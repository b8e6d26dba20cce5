import { payoutLists } from '@closyyy/contract/payouts'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { useUrlView } from '../../url-view.ts'
import { PayoutRejectDialog } from './payout-reject-dialog.tsx'
import { PayoutStepDialog } from './payout-step-dialog.tsx'
import { PayoutTable } from './payout-table.tsx'
import { type PayoutDecision, type PayoutsView, payoutsQuery, payoutsView } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

interface Decision {
  payout: Payout
  action: PayoutDecision
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
  onDecide: (payout: Payout, action: PayoutDecision) => void
}

function Payouts({ view, pathOf, onDecide }: PayoutsProps) {
  const t = usePayoutsText()
  return (
    <PagedList
      read={useQuery(payoutsQuery(view))}
      page={view.page}
      pathOf={pathOf}
      texts={{ notAllowed: t('admin.not-admin'), failed: t('admin.failed') }}
      empty={<EmptyState icon={<BanknoteIcon size={36} />} title={t(`admin.none-${view.status}`)} />}
    >
      {payouts => <PayoutTable payouts={payouts} list={view.status} onDecide={onDecide} />}
    </PagedList>
  )
}
