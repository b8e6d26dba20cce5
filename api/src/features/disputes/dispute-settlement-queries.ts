import type { DisputeDecision, DisputeSide } from '@closyyy/contract/disputes'
import type { Db } from '../../db/database.ts'
import { now, secondsFromNow } from '../../db/expressions.ts'

type Seconds = { seconds: number; reminderSeconds: number }

export async function setDisputeDeadline(tx: Db, id: number, { seconds, reminderSeconds }: Seconds): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ deadline_at: secondsFromNow(seconds), reminder_at: secondsFromNow(reminderSeconds) })
    .where('id', '=', id)
    .execute()
}

export interface ProposedDecision {
  decision: DisputeDecision
  /** Null unless it is a split. */
  refundPaisa: number | null
}

export async function updateProposal(
  tx: Db,
  id: number,
  proposed_by: DisputeSide,
  { decision, refundPaisa }: ProposedDecision,
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set(({ eb }) => ({
      proposal_no: eb('proposal_no', '+', 1),
      proposed_by,
      proposed_decision: decision,
      proposed_refund_paisa: refundPaisa,
    }))
    .where('id', '=', id)
    .execute()
}

export interface Verdict extends ProposedDecision {
  by: DisputeSide | 'admin' | 'shop'
  userId?: number | undefined
  reason?: string | undefined
}

/** Resolves a dispute by a decision. */
export async function updateDecision(tx: Db, id: number, { decision, refundPaisa, ...made }: Verdict): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({
      status: 'resolved',
      resolved_at: now,
      updated_at: now,
      deadline_at: null,
      reminder_at: null,
      decision,
      refund_paisa: refundPaisa,
      decided_by: made.by,
      decided_by_user: made.userId ?? null,
      decision_reason: made.reason ?? null,
    })
    .where('id', '=', id)
    .execute()
}

export async function clearDisputeTimes(tx: Db, id: number, columns: ('deadline_at' | 'reminder_at')[]): Promise<void> {
  await tx
    .updateTable('disputes')
    .set(Object.fromEntries(columns.map(column => [column, null])))
    .where('id', '=', id)
    .execute()
}

/** Locks the order of the dispute whose time came first, skipping those that another process has locked. */
export async function lockDueDispute(
  tx: Db,
  column: 'deadline_at' | 'reminder_at',
  skipped: readonly number[],
): Promise<number | undefined> {
  const dispute = await tx
    .selectFrom('disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select('d.id')
    .where(`d.${column}`, '<=', now)
    .$if(skipped.length > 0, query => query.where('d.id', 'not in', [...skipped]))
    .orderBy(`d.${column}`)
    .limit(1)
    .forNoKeyUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return dispute?.id
}

/** Returns open disputes without a deadline, which a previous version of the API opened. */
export async function findWithoutDeadline(db: Db, max: number): Promise<number[]> {
  const disputes = await db
    .selectFrom('disputes')
    .select('id')
    .where('status', '=', 'open')
    .where('deadline_at', 'is', null)
    .orderBy('id')
    .limit(max)
    .execute()
  return disputes.map(({ id }) => id)
}
