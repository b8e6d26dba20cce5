import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { useAcceptProposal } from './use-settlement.ts'

export interface AcceptProposalProps {
  disputeId: number
  proposalId: number
}

export function AcceptProposal({ disputeId, proposalId }: AcceptProposalProps) {
  const t = useDisputesText()
  const [isConfirming, setIsConfirming] = useState(false)
  const accept = useAcceptProposal(disputeId)
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
        onConfirm={() => accept.mutate(proposalId, { onSettled: close })}
      >
        <p>{t('accept.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
