import type { DisputeSide } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './dispute-thread.module.css'
import { type DisputesText, useDisputesText } from './disputes-text.ts'
import { useAcceptProposal } from './use-settlement.ts'

type Proposal = NonNullable<NonNullable<DisputeThread['settlement']>['proposal']>

export interface AcceptProposalProps {
  dispute: DisputeThread
  proposal: Proposal
  own: DisputeSide
}

/** Asks before accepting a proposal, and names what the reader gets by it. */
export function AcceptProposal({ dispute, proposal, own }: AcceptProposalProps) {
  const t = useDisputesText()
  const [isConfirming, setIsConfirming] = useState(false)
  const accept = useAcceptProposal(dispute.id)
  const close = () => setIsConfirming(false)
  return (
    <div className={styles.resolve}>
      <Button onClick={() => setIsConfirming(true)}>{t('accept')}</Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        title={t('accept.ask')}
        texts={{ yes: t('accept.yes'), no: t('resolve.not-now') }}
        call={accept}
        onConfirm={() => accept.mutate(proposal.id, { onSettled: close })}
      >
        <p>
          {acceptedText(t, dispute, proposal, own)} {t('accept.text')}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function acceptedText(t: DisputesText, { order }: DisputeThread, { decision, refund }: Proposal, own: DisputeSide) {
  const total = formatPrice(order.total_amount)
  if (decision === 'split') return t(`accept.split.${own}`, { amount: formatPrice(refund ?? 0), total })
  // Before the delivery, only the server knows whether the buyer has paid.
  const isCancelled = decision === 'refund' && order.status !== 'delivered'
  return t(`accept.${isCancelled ? 'cancel' : decision}.${own}`, { amount: total })
}
