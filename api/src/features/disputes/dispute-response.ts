import { disputeActions } from '@closyyy/contract/disputes'
import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { toRupees } from '@closyyy/contract/money'
import type { OrderActor } from '../orders/orders-policy.ts'
import { presentPhoto } from '../photos/photo-response.ts'
import { disputeActorOf, disputeTransitions, stateOf } from './disputes-policy.ts'
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
  }
}
