import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from './problem.module.css'
import { ProblemProposal } from './problem-proposal.tsx'
import { type ProblemOfOrder, useAcceptProposal, useResolveProblem } from './problem-queries.ts'
import { type ProblemText, useProblemText } from './problem-text.ts'

type Proposal = NonNullable<NonNullable<DisputeThread['settlement']>['proposal']>

export interface ProblemSettlementProps {
  dispute: DisputeThread
  problem: ProblemOfOrder
}

/**
 * Shows the deadline and the latest proposal, which the guest may accept or answer with another one, and lets them mark
 * the problem as resolved.
 */
export function ProblemSettlement({ dispute, problem }: ProblemSettlementProps) {
  const t = useProblemText()
  const accept = useAcceptProposal(problem)
  const resolve = useResolveProblem(problem)
  const [isResolving, setIsResolving] = useState(false)
  /** The proposal in the dialog, which the other side may replace meanwhile. */
  const [accepting, setAccepting] = useState<Proposal>()
  const { settlement, actions } = dispute
  const proposal = settlement?.proposal
  const close = () => {
    setIsResolving(false)
    setAccepting(undefined)
  }
  const run = () => {
    const options = {
      onSuccess: () => toast(t(accepting ? 'accept.done' : 'resolve.done'), { kind: 'success' }),
      onError: (error: unknown) => toast(serverMessage(error) ?? t('failed'), { kind: 'danger' }),
      onSettled: close,
    }
    if (accepting) accept.mutate(accepting.id, options)
    else resolve.mutate(undefined, options)
  }
  return (
    <>
      {settlement?.deadline_at && settlement.waiting_for === 'buyer' && (
        <p className={styles.soft}>{t('deadline.you', { time: localTime(settlement.deadline_at, 'time') })}</p>
      )}
      {proposal && <p>{proposalText(t, dispute, proposal)}</p>}
      {proposal && settlement.actions.includes('accept') && (
        <Button onClick={() => setAccepting(proposal)}>{t('accept')}</Button>
      )}
      {settlement?.actions.includes('propose') && (
        <ProblemProposal key={proposal?.id} problem={problem} decisions={settlement.decisions} />
      )}
      {actions.includes('resolve') && (
        <Button kind="secondary" onClick={() => setIsResolving(true)}>
          {t('resolve')}
        </Button>
      )}
      <ConfirmDialog
        open={isResolving || accepting !== undefined}
        onClose={close}
        title={t(accepting ? 'accept.ask' : 'resolve.ask')}
        texts={{ yes: t(accepting ? 'accept.yes' : 'resolve.sure'), no: t('not-now') }}
        call={accepting ? accept : resolve}
        onConfirm={run}
      >
        <p>{accepting ? acceptedText(t, dispute, accepting) : t('resolve.text')}</p>
      </ConfirmDialog>
    </>
  )
}

function proposalText(t: ProblemText, { seller }: DisputeThread, { decision, refund, by }: Proposal): string {
  const text = t(`proposal.${decision}`, { amount: formatPrice(refund ?? 0) })
  return by === 'buyer'
    ? t('proposal.own', { decision: text })
    : t('proposal.other', { name: seller.name, decision: text })
}

/** Names what the guest gets (DISPUTE-4). */
function acceptedText(t: ProblemText, { order }: DisputeThread, { decision, refund }: Proposal): string {
  const total = formatPrice(order.total_amount)
  // Before the delivery, only the server knows whether the buyer has paid.
  const isCancelled = decision === 'refund' && order.status !== 'delivered'
  const amount = decision === 'split' ? formatPrice(refund ?? 0) : total
  return `${t(`accept.${isCancelled ? 'cancel' : decision}`, { amount, total })} ${t('accept.text')}`
}
