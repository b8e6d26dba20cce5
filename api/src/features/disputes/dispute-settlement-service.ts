import type { DisputeAuthor } from '@closyyy/contract/disputes'
import type * as calls from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { requireNoPaymentDestination } from '../../contact-details/public-text.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { type Attempt, runOnce } from '../../idempotency.ts'
import { formatRupees } from '../../money.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { type DisputesContext, type DisputeViewer, enforceViewerLimit, findAnswered } from './dispute-access.ts'
import { runAction } from './dispute-action.ts'
import { addMessage } from './dispute-messages.ts'
import { notifyOfDispute } from './dispute-notices.ts'
import { canAccept } from './dispute-response.ts'
import { settle } from './dispute-settlement.ts'
import { type ProposedDecision, updateProposal } from './dispute-settlement-queries.ts'
import { decisionsOf, sideOf } from './disputes-policy.ts'
import { type DisputeRow, findDispute } from './disputes-queries.ts'

type Proposed = Pick<CallRequest<typeof calls.proposeDecision>['body'], 'decision' | 'refund'>

/** Reads a decision that the order allows; a split returns a part of the total. */
function requireDecision(row: DisputeRow, { decision, refund }: Proposed): ProposedDecision {
  if (!decisionsOf(row).includes(decision)) throw new AppError('conflict', 'dispute.decision-impossible')
  if (decision !== 'split') return { decision, refundPaisa: null }
  if (refund === null || refund === undefined) throw fieldError('refund', 'dispute.refund-invalid')
  const refundPaisa = toPaisa(refund)
  if (refundPaisa >= row.total_paisa)
    throw fieldError('refund', 'dispute.refund-too-large', { amount: `Rs.${formatRupees(row.total_paisa)}` })
  return { decision, refundPaisa }
}

/** Proposes how a dispute ends, with a message to the other side (DISPUTE-4), once for each key (DISPUTE-11). */
export async function proposeDecision(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  { message: text, decision, refund }: CallRequest<typeof calls.proposeDecision>['body'],
  key: string | undefined,
): Promise<DisputeThread> {
  const arrivedAt = new Date()
  requireNoPaymentDestination('message', text)
  const body = { text, decision, refund }
  const attemptBy = (author: DisputeAuthor): Attempt => ({ owner: `proposal:${id}:${author}`, key, body, arrivedAt })
  const answered = key === undefined ? undefined : await findAnswered(context.db, viewer, id, attemptBy)
  if (answered) return answered
  await enforceViewerLimit(context, viewer)
  return runAction(context, viewer, id, 'propose', async (tx, locked, actor) => {
    const side = sideOf(actor) === 'seller' ? 'seller' : 'buyer'
    await runOnce(tx, attemptBy(side), async () => {
      await updateProposal(tx, id, side, requireDecision(locked, { decision, refund }))
      await addMessage(tx, id, side, { text, photos: [] })
      const row = (await findDispute(tx, id)) as DisputeRow
      await notifyOfDispute(tx, 'dispute-proposal', row, side, context.settings.publicUrl)
      return id
    })
  })
}

/** Accepts the other side's latest proposal. */
export async function acceptProposal(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  proposalId: number,
): Promise<DisputeThread> {
  await enforceViewerLimit(context, viewer)
  return runAction(context, viewer, id, 'accept', async (tx, locked, actor) => {
    const { proposed_by, proposed_decision, proposed_refund_paisa, proposal_no } = locked
    if (proposal_no === proposalId && proposed_by === sideOf(actor))
      throw new AppError('conflict', 'dispute.own-proposal')
    if (!canAccept(locked, actor) || proposed_decision === null || proposal_no !== proposalId)
      throw new AppError('conflict', 'dispute.proposal-changed')
    const refund = proposed_refund_paisa === null ? null : toRupees(proposed_refund_paisa)
    const decision = requireDecision(locked, { decision: proposed_decision, refund })
    const by = sideOf(actor) === 'seller' ? 'seller' : 'buyer'
    await settle(tx, locked, { ...decision, by, userId: viewer.account?.id }, context)
  })
}

/** Decides a dispute as an admin who is not one of its sides. */
export async function decideDispute(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  { reason, ...proposed }: CallRequest<typeof calls.decideDispute>['body'],
): Promise<DisputeThread> {
  return runAction(context, viewer, id, 'decide', async (tx, locked) => {
    const decision = requireDecision(locked, proposed)
    await recordEvent(tx, {
      action: 'dispute.decided',
      object: { type: 'dispute', id },
      after: { order: locked.order_id, decision: decision.decision },
    })
    await settle(tx, locked, { ...decision, by: 'admin', userId: viewer.account?.id, reason }, context)
  })
}
