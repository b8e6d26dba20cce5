import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeAuthor } from '@closyyy/contract/disputes'
import { RESOLUTION_PATH } from '@closyyy/contract/resolution-paths'
import type { Db } from '../../db/database.ts'
import { type Locale, renderText } from '../../messages/render.ts'
import { formatRupees } from '../../money.ts'
import { buyerLink } from '../orders/order-notices.ts'
import { enqueueMessage, lockPendingMessage, recallMessages } from '../outbox/outbox-service.ts'
import type { ProposedDecision, Verdict } from './dispute-settlement-queries.ts'
import { isPaid } from './disputes-policy.ts'
import type { DisputeRow } from './disputes-queries.ts'

export type DisputeNoticeTemplate = 'dispute-opened' | 'dispute-message' | 'dispute-resolved' | 'dispute-proposal'

type Side = 'buyer' | 'seller'

/** Templates that ask the buyer where to send the money. */
const refundTemplates = ['dispute-refunded', 'dispute-decided-refund']

/** How long a message stays unread before its reader gets an email (DISPUTE-6). */
const UNREAD_SECONDS = 600

const messageKey = (disputeId: number, side: Side) => `dispute:${disputeId}:${side}`

/** Recalls the email about messages that a side has read. */
export function recallDisputeMessage(tx: Db, disputeId: number, side: Side): Promise<void> {
  return recallMessages(tx, messageKey(disputeId, side))
}

const otherOf = (row: DisputeRow, author: DisputeAuthor) =>
  ({ buyer: row.buyer_name, seller: row.seller_username, admin: brand.name })[author]

const amountOf = (row: DisputeRow, decision?: ProposedDecision) =>
  `Rs.${formatRupees(decision?.refundPaisa ?? row.total_paisa)}`

/** Returns what a decision means, for a sentence in an email. */
function decisionText(row: DisputeRow, proposed: ProposedDecision, locale: Locale): string {
  const key = proposed.decision === 'refund' && !isPaid(row) ? 'refund-unpaid' : proposed.decision
  return renderText(`dispute.${key}`, { amount: amountOf(row, proposed) }, locale)
}

const isRefundOwed = (row: DisputeRow, { decision }: ProposedDecision) =>
  decision === 'split' || (decision === 'refund' && isPaid(row))

interface Notice {
  template: string
  other: string
  decision?: ProposedDecision | undefined
  /** Why an admin decided. */
  reason?: string | undefined
}

async function notify(
  tx: Db,
  row: DisputeRow,
  side: Side,
  { template, other, decision, reason = '' }: Notice,
  publicUrl: string,
) {
  const isMessage = template === 'dispute-message'
  const key = messageKey(row.id, side)
  if (isMessage && (await lockPendingMessage(tx, key))) return
  if (!isMessage) await recallMessages(tx, key)
  const isSeller = side === 'seller'
  const locale = isSeller ? row.seller_locale : row.buyer_locale
  const hub = `${publicUrl}${RESOLUTION_PATH}?dispute=${row.id}`
  const isGuest = !isSeller && row.buyer_id === null
  const opensOrder = isGuest || refundTemplates.includes(template)
  await enqueueMessage(tx, {
    channel: 'email',
    to: isSeller ? row.seller_email : row.buyer_email,
    template,
    locale,
    toGuest: isGuest,
    ...(isMessage && { recall: { key, seconds: UNREAD_SECONDS } }),
    values: {
      name: isSeller ? row.seller_first_name : row.buyer_first_name,
      other,
      order: row.tracking_no,
      title: row.title ?? '',
      amount: amountOf(row, decision),
      proposal: decision ? decisionText(row, decision, locale) : '',
      reason,
      deadline: row.deadline_at === null ? '' : new Date(row.deadline_at),
      link: opensOrder ? await buyerLink(tx, { id: row.order_id, buyer_id: row.buyer_id }, publicUrl) : hub,
    },
  })
}

/** Notifies the sides that did not do it; whoever did it has read the messages of the others. */
export async function notifyOfDispute(
  tx: Db,
  template: DisputeNoticeTemplate,
  row: DisputeRow,
  doneBy: DisputeAuthor,
  publicUrl: string,
): Promise<void> {
  const { proposed_decision, proposed_refund_paisa } = row
  const decision = proposed_decision ? { decision: proposed_decision, refundPaisa: proposed_refund_paisa } : undefined
  const notice = { template, other: otherOf(row, doneBy), decision }
  for (const side of ['seller', 'buyer'] as const) {
    if (doneBy === side) await recallDisputeMessage(tx, row.id, side)
    else await notify(tx, row, side, notice, publicUrl)
  }
}

/** Notifies both sides of a decision; a buyer who gets money back is asked where to send it (REFUND-1). */
export async function notifyOfDecision(
  tx: Db,
  row: DisputeRow,
  { reason, ...decision }: Verdict,
  publicUrl: string,
): Promise<void> {
  const template = reason === undefined ? 'dispute-settled' : 'dispute-decided'
  const notice = { template, other: brand.name, decision, reason }
  await notify(tx, row, 'seller', notice, publicUrl)
  const refund = reason === undefined ? 'dispute-refunded' : 'dispute-decided-refund'
  const toBuyer = isRefundOwed(row, decision) ? { ...notice, template: refund } : notice
  await notify(tx, row, 'buyer', toBuyer, publicUrl)
}

/** Reminds the side that has not answered of the deadline (DISPUTE-5). */
export async function remindOfDispute(tx: Db, row: DisputeRow, publicUrl: string): Promise<void> {
  const side = row.waiting_for
  if (!side) return
  const other = otherOf(row, side === 'buyer' ? 'seller' : 'buyer')
  await notify(tx, row, side, { template: 'dispute-reminder', other }, publicUrl)
}
