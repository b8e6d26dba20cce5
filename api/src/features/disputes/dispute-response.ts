import { disputeActions, settlementActions } from '@closyyy/contract/disputes'
import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { toRupees } from '@closyyy/contract/money'
import type { OrderActor } from '../orders/orders-policy.ts'
import { presentPhoto } from '../photos/photo-response.ts'
import { decisionsOf, disputeActorOf, disputeTransitions, isPaid, sideOf, stateOf } from './disputes-policy.ts'
import type { DisputeRow } from './disputes-queries.ts'

export function presentDispute(row: DisputeRow, viewer: OrderActor): Dispute {
  const state = stateOf(row.order_status, row.status)
  const allowed: readonly string[] = disputeTransitions.actionsOf(state, disputeActorOf(viewer, row.raised_by))
  return {
    id: row.id,
    raised_by: row.raised_by,
    reason: row.reason,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    resolved_at: row.resolved_at,
    order: {
      id: row.order_id,
      tracking_no: row.tracking_no,
      status: row.order_status,
      total_amount: toRupees(row.total_paisa),
      title: row.title ?? '',
      photo: row.photo && presentPhoto(row.photo),
    },
    seller: { id: row.seller_id, name: row.seller_username },
    buyer: { id: row.buyer_id, name: row.buyer_name },
    last_message: { id: row.last_id, author: row.last_author, message: row.last_message, created_at: row.last_at },
    actions: disputeActions.filter(action => allowed.includes(action)),
    settlement: {
      actions: settlementActions.filter(
        action => allowed.includes(action) && (action !== 'accept' || canAccept(row, viewer)),
      ),
      decisions: row.status === 'open' ? [...decisionsOf(row)] : [],
      is_paid: isPaid(row) || row.order_refund_paisa !== null,
      deadline_at: row.deadline_at,
      waiting_for: row.status === 'open' ? row.waiting_for : null,
      proposal: proposalOf(row),
      result: resultOf(row),
    },
  }
}

/** Returns whether the latest proposal is that of the other side. */
export function canAccept({ proposed_by }: DisputeRow, viewer: OrderActor): boolean {
  return proposed_by !== null && proposed_by !== sideOf(viewer)
}

const rupees = (paisa: number | null) => (paisa === null ? null : toRupees(paisa))

function proposalOf(row: DisputeRow): NonNullable<Dispute['settlement']>['proposal'] {
  const { proposed_by, proposed_decision, proposed_refund_paisa, proposal_no } = row
  if (row.status !== 'open' || proposed_by === null || proposed_decision === null) return null
  return { id: proposal_no, by: proposed_by, decision: proposed_decision, refund: rupees(proposed_refund_paisa) }
}

function resultOf({ decision, decided_by, decision_reason, refund_paisa }: DisputeRow) {
  if (decision === null || decided_by === null) return null
  return { by: decided_by, reason: decision_reason, decision, refund: rupees(refund_paisa) }
}
