import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { LatestProposal } from '@closyyy/forms/latest-proposal'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { localTime } from '@closyyy/i18n/local-time'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from './dispute.module.css'
import { type DisputeAccess, useAcceptProposal, useResolveDispute } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'
import { SettlementForm } from './settlement-form.tsx'

export interface SettlementPanelProps {
  dispute: DisputeThread
  access: DisputeAccess
  unsent: UnsentValues<DecisionValues>
}

/**
 * Shows the deadline and the latest proposal, which the guest may accept or answer with another one, and lets them mark
 * the dispute as resolved.
 */
export function SettlementPanel({ dispute, access, unsent }: SettlementPanelProps) {
  const t = useGuestDisputeText()
  const formText = useDisputeText()
  const accept = useAcceptProposal(access)
  const { settlement, actions } = dispute
  return (
    <>
      {settlement?.deadline_at && settlement.waiting_for === 'buyer' && (
        <p className={styles.soft}>{formText('deadline.you', { time: localTime(settlement.deadline_at, 'time') })}</p>
      )}
      <LatestProposal dispute={dispute} own="buyer" accept={accept} failed={t('failed')} />
      {settlement?.actions.includes('propose') && (
        <SettlementForm access={access} settlement={settlement} unsent={unsent} />
      )}
      {actions.includes('resolve') && <ResolveDispute access={access} />}
    </>
  )
}

function ResolveDispute({ access }: { access: DisputeAccess }) {
  const t = useGuestDisputeText()
  const resolve = useResolveDispute(access)
  const [isConfirming, setIsConfirming] = useState(false)
  const close = () => setIsConfirming(false)
  const run = () =>
    resolve.mutate(undefined, {
      onSuccess: () => toast(t('resolve.done'), { kind: 'success' }),
      onError: error => toast(serverMessage(error) ?? t('failed'), { kind: 'danger' }),
      onSettled: close,
    })
  return (
    <>
      <Button kind="secondary" onClick={() => setIsConfirming(true)}>
        {t('resolve')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        title={t('resolve.ask')}
        texts={{ yes: t('resolve.sure'), no: t('not-now') }}
        call={resolve}
        onConfirm={run}
      >
        <p>{t('resolve.text')}</p>
      </ConfirmDialog>
    </>
  )
}
