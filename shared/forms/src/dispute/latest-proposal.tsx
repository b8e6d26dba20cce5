import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeSide } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from '../message-form.module.css'
import { endText } from './dispute-result.ts'
import { type DisputeText, decisionKey, type Settlement, useDisputeText } from './dispute-text.ts'

type Proposal = NonNullable<Settlement['proposal']>

export interface LatestProposalProps {
  dispute: DisputeThread
  /** The reader; undefined for an admin. */
  own: DisputeSide | undefined
  /** The request that accepts a proposal by its id. */
  accept: { isPending: boolean; mutateAsync: (id: number) => Promise<unknown> }
  /** Message of a failure without one of the server. */
  failed: string
}

/** Shows the latest proposal of a dispute, and lets the side that it was made to accept it (DISPUTE-4). */
export function LatestProposal({ dispute, own, accept, failed }: LatestProposalProps) {
  const t = useDisputeText()
  /** The proposal in the dialog, which stays open while the other side replaces it or the dispute ends (UI-16). */
  const [accepting, setAccepting] = useState<Proposal>()
  const { settlement } = dispute
  const proposal = settlement?.proposal
  if (!own) return proposal && <p>{proposalText(t, dispute, proposal, own)}</p>
  const close = () => setAccepting(undefined)
  const run = async () => {
    if (!accepting) return
    try {
      await accept.mutateAsync(accepting.id)
      toast(t('accept.done'), { kind: 'success' })
    } catch (error) {
      toast(serverMessage(error) ?? failed, { kind: 'danger' })
    }
    close()
  }
  return (
    <>
      {proposal && <p>{proposalText(t, dispute, proposal, own)}</p>}
      {proposal && canAccept(dispute) && (
        <Button className={styles.send} onClick={() => setAccepting(proposal)}>
          {t('accept')}
        </Button>
      )}
      {(accepting || canAccept(dispute)) && (
        <ConfirmDialog
          open={accepting !== undefined}
          onClose={close}
          title={t('accept.ask')}
          texts={{ yes: t('accept.yes'), no: t('not-now') }}
          call={{
            isPending: accept.isPending,
            failure: !accept.isPending && accepting && changeText(t, dispute, accepting),
          }}
          onConfirm={run}
        >
          {accepting && (
            <p>
              {acceptedText(t, dispute, accepting, own)} {t('accept.text')}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

const canAccept = ({ settlement }: DisputeThread) => settlement?.actions.includes('accept') ?? false

/** Returns what happened to a proposal that was read in the dialog, if anything did. */
function changeText(t: DisputeText, dispute: DisputeThread, read: Proposal): string | undefined {
  const proposal = dispute.settlement?.proposal
  if (proposal && proposal.id !== read.id) return t('accept.newer')
  return canAccept(dispute) ? undefined : endText(t, dispute)
}

function proposalText(
  t: DisputeText,
  { seller, buyer, settlement }: DisputeThread,
  { decision, refund, by }: Proposal,
  own: DisputeSide | undefined,
): string {
  const text = t(`proposal.${decisionKey(decision, settlement ?? {})}`, { amount: formatPrice(refund ?? 0) })
  if (by === own) return t('proposal.own', { decision: text })
  return t('proposal.other', { name: { seller, buyer }[by].name, decision: text })
}

/** Names what the reader gets. */
function acceptedText(
  t: DisputeText,
  { order }: DisputeThread,
  { decision, refund }: Proposal,
  own: DisputeSide,
): string {
  const total = formatPrice(order.total_amount)
  if (decision === 'split') return t(`accept.split.${own}`, { amount: formatPrice(refund ?? 0), total })
  // Before the delivery, only the server knows whether the buyer has paid.
  const isCancelled = decision === 'refund' && order.status !== 'delivered'
  return t(`accept.${isCancelled ? 'cancel' : decision}.${own}`, { amount: total })
}
