import { refundLists } from '@closyyy/contract/refunds'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useState } from 'react'
import { TransferLists } from '../../components/transfers/transfer-lists.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { RefundPayDialog } from './refund-pay-dialog.tsx'
import { RefundStepDialog } from './refund-step-dialog.tsx'
import { RefundTable } from './refund-table.tsx'
import { type RefundDecision, refundsQuery, refundsView } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

interface Chosen {
  refund: Refund
  decision: RefundDecision
}

export function AdminRefunds() {
  const t = useRefundsText()
  const url = useUrlView(refundsView)
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <>
      <TransferLists
        lists={refundLists}
        url={url}
        read={useQuery(refundsQuery(url.view))}
        texts={{
          label: t('tabs'),
          failed: t('failed'),
          titleOf: list => t(list),
          emptyOf: list => t(`none-${list}`),
        }}
      >
        {refunds => (
          <RefundTable
            refunds={refunds}
            list={url.view.status}
            onDecide={(refund, decision) => setChosen({ refund, decision })}
          />
        )}
      </TransferLists>
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function DecisionDialog({ refund, decision, onClose }: Chosen & { onClose: () => void }) {
  return decision === 'pay' ? (
    <RefundPayDialog refund={refund} onClose={onClose} />
  ) : (
    <RefundStepDialog refund={refund} step={decision} onClose={onClose} />
  )
}
