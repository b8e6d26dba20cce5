import type { DisputeSide } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Disclosure } from '@closyyy/ui/disclosure'
import * as conversation from '../../components/conversation/conversation.module.css'
import { AcceptProposal } from './accept-proposal.tsx'
import * as styles from './dispute-thread.module.css'
import { type DisputesText, useDisputesText } from './disputes-text.ts'
import { SettlementForm } from './settlement-form.tsx'

export interface SettlementPanelProps {
  dispute: DisputeThread
  /** Undefined for an admin. */
  own: DisputeSide | undefined
  unsent: Record<'propose' | 'decide', UnsentValues<DecisionValues>>
}

type Settlement = NonNullable<DisputeThread['settlement']>

/** Shows the deadline, the latest proposal and the decision, with the forms that the server allows. */
export function SettlementPanel({ dispute, own, unsent }: SettlementPanelProps) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const { settlement, seller, buyer } = dispute
  if (!settlement) return null
  const { proposal, result, actions } = settlement
  const deadline = deadlineText(t, settlement, own)
  return (
    <div className={styles.settlement}>
      {deadline && <p className={conversation.soft}>{deadline}</p>}
      {proposal && <p>{proposalText(t, proposal, own, { seller: seller.name, buyer: buyer.name }[proposal.by])}</p>}
      {proposal && own && actions.includes('accept') && (
        <AcceptProposal dispute={dispute} proposal={proposal} own={own} />
      )}
      {result && (
        <p>
          {t(`result.${result.decision}`, { amount: formatPrice(result.refund ?? 0) })} {resultText(t, result)}
        </p>
      )}
      {(['propose', 'decide'] as const).map(
        kind =>
          actions.includes(kind) && (
            <Disclosure key={kind} summary={kind === 'propose' ? formText('settle') : t('decide')}>
              <SettlementForm
                disputeId={dispute.id}
                kind={kind}
                decisions={settlement.decisions}
                unsent={unsent[kind]}
              />
            </Disclosure>
          ),
      )}
    </div>
  )
}

function deadlineText(t: DisputesText, { deadline_at, waiting_for }: Settlement, own: DisputeSide | undefined) {
  if (!deadline_at) return undefined
  const time = localTime(deadline_at, 'time')
  if (!waiting_for) return t('deadline', { time })
  return waiting_for === own ? t('deadline.you', { time }) : t(`deadline.${waiting_for}`, { time })
}

type Proposal = NonNullable<Settlement['proposal']>

function proposalText(t: DisputesText, proposal: Proposal, own: DisputeSide | undefined, name: string) {
  const decision = t(`proposal.${proposal.decision}`, { amount: formatPrice(proposal.refund ?? 0) })
  return proposal.by === own ? t('proposal.own', { decision }) : t('proposal.other', { name, decision })
}

function resultText(t: DisputesText, { by, reason }: NonNullable<Settlement['result']>): string {
  if (by === 'admin') return t('result.by.admin', { reason: reason ?? '' })
  return by === 'shop' ? t('result.by.shop') : t('result.by.both')
}
