import { type DisputeAuthor, MAX_DISPUTE_MESSAGES } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type Attempt, hasResponse } from '../../idempotency.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import type { SettlingContext } from '../orders/order-settling.ts'
import type { OrderActor } from '../orders/orders-policy.ts'
import { actorOf, noSuchOrder, type OrderViewer, requireIdentified } from '../orders/orders-service.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { presentDispute } from './dispute-response.ts'
import {
  type DisputeAction,
  type DisputeState,
  disputeActorOf,
  disputeTransitions,
  sideOf,
  stateOf,
} from './disputes-policy.ts'
import { type DisputeRow, findDispute, findMessages } from './disputes-queries.ts'

export interface DisputesContext extends SettlingContext {
  db: Db
  photos: PhotoStore
  accountLimit: Limit
  guestLimit: Limit
}

export interface DisputeViewer extends OrderViewer {
  ip: string
}

export const noSuchDispute = () => new AppError('not-found', 'dispute.not-found')

const notAllowed = {
  raise: 'dispute.open-not-allowed',
  message: 'dispute.message-not-allowed',
  resolve: 'dispute.resolve-not-allowed',
  propose: 'dispute.propose-not-allowed',
  accept: 'dispute.accept-not-allowed',
  decide: 'dispute.decide-not-allowed',
} as const satisfies Record<DisputeAction, MessageId>

const stateMessages = {
  none: 'dispute.none',
  open: 'dispute.open',
  resolved: 'dispute.resolved',
  ended: 'dispute.order-closed',
} as const satisfies Record<DisputeState, MessageId>

export async function enforceViewerLimit(
  { db, accountLimit, guestLimit }: DisputesContext,
  viewer: DisputeViewer,
): Promise<void> {
  requireIdentified(viewer)
  if (viewer.account) await enforceLimit(db, accountLimit, String(viewer.account.id))
  else await enforceLimit(db, guestLimit, viewer.ip)
}

export function requireAllowed(
  state: DisputeState,
  actor: OrderActor,
  raisedBy: 'buyer' | 'seller' | null,
  action: DisputeAction,
) {
  const outcome = disputeTransitions.outcomeOf(state, disputeActorOf(actor, raisedBy), action)
  if (outcome === 'not-found') throw action === 'raise' ? noSuchOrder() : noSuchDispute()
  if (outcome === 'not-allowed') throw new AppError('not-allowed', notAllowed[action])
  if (outcome === 'conflict') throw new AppError('conflict', stateMessages[state])
}

export const orderOf = ({ order_id, seller_id, buyer_id, guest_id }: DisputeRow) => ({
  id: order_id,
  seller_id,
  buyer_id,
  guest_id,
})

export async function presentThread(db: Db, row: DisputeRow, actor: OrderActor): Promise<DisputeThread> {
  return { ...presentDispute(row, actor), messages: await findMessages(db, row.id, MAX_DISPUTE_MESSAGES) }
}

export async function requireActor(
  db: Db,
  row: DisputeRow | undefined,
  viewer: OrderViewer,
  action: Exclude<DisputeAction, 'raise'>,
): Promise<{ row: DisputeRow; actor: OrderActor }> {
  if (!row) throw noSuchDispute()
  const actor = await actorOf(db, orderOf(row), viewer)
  requireAllowed(stateOf(row.order_status, row.status), actor, row.raised_by, action)
  return { row, actor }
}

/**
 * Returns the dispute if a viewer has sent the same to it before, whatever happened to it since (LIMIT-10); nobody but the
 * author may learn that.
 */
export async function findAnswered(
  db: Db,
  viewer: OrderViewer,
  id: number,
  attemptBy: (author: DisputeAuthor) => Attempt,
): Promise<DisputeThread | undefined> {
  const row = await findDispute(db, id)
  const actor = row ? await actorOf(db, orderOf(row), viewer) : 'other'
  if (!row || actor === 'other') return undefined
  if (!(await hasResponse(db, attemptBy(sideOf(actor) ?? 'admin')))) return undefined
  // Read again because the attempt may have ended since the first reading.
  return presentThread(db, (await findDispute(db, id)) ?? row, actor)
}
