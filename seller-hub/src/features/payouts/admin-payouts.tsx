import { payoutLists } from '@closyyy/contract/payouts'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useState } from 'react'
import { TransferLists } from '../../components/transfers/transfer-lists.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { PayoutRejectDialog } from './payout-reject-dialog.tsx'
import { PayoutStepDialog } from './payout-step-dialog.tsx'
import { PayoutTable } from './payout-table.tsx'
import { type PayoutDecision, payoutsQuery, payoutsView } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

interface Chosen {
  payout: Payout
  decision: PayoutDecision
}

export function AdminPayouts() {
  const t = usePayoutsText()
  const url = useUrlView(payoutsView)
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <>
      <TransferLists
        lists={payoutLists}
        url={url}
        read={useQuery(payoutsQuery(url.view))}
        texts={{
          label: t('admin.tabs'),
          failed: t('admin.failed'),
          titleOf: list => t(`admin.${list}`),
          emptyOf: list => t(`admin.none-${list}`),
        }}
      >
        {payouts => (
          <PayoutTable
            payouts={payouts}
            list={url.view.status}
            onDecide={(payout, decision) => setChosen({ payout, decision })}
          />
        )}
      </TransferLists>
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function DecisionDialog({ payout, decision, onClose }: Chosen & { onClose: () => void }) {
  return decision === 'reject' ? (
    <PayoutRejectDialog payout={payout} onClose={onClose} />
  ) : (
    <PayoutStepDialog payout={payout} step={decision} onClose={onClose} />
  )
}
