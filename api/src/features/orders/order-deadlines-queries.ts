import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anySelected, now, secondsAfter, secondsBetween, secondsFromNow } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import type { Wait } from './order-deadlines.ts'
import type { WaitingState } from './orders-policy.ts'

type DueColumn = 'deadline_at' | 'reminder_at' | 'confirm_by' | 'held_until'

const eb: ExpressionBuilder<Tables, 'orders'> = expressionBuilder()

const isDisputed = eb.exists(
  eb.selectFrom('disputes as d').select('d.id').whereRef('d.order_id', '=', 'orders.id').where('d.status', '=', 'open'),
)

/** Columns with which a wait starts. */
export const columnsOfWait = ({ seconds, reminderSeconds }: Wait) => ({
  deadline_at: secondsFromNow(seconds),
  reminder_at: secondsFromNow(reminderSeconds),
})

/** Starts the wait of an order's current state, unless a dispute stops its clock. */
export async function setDeadline(tx: Db, id: number, wait: Wait): Promise<void> {
  await tx
    .updateTable('orders')
    .set(columnsOfWait(wait))
    .where('id', '=', id)
    .where(({ not }) => not(isDisputed))
    .execute()
}

/** Stops the clock of an order while a dispute is open. */
export async function pauseDeadline(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ ref }) => ({
      paused_seconds: secondsBetween(now, ref('deadline_at').$notNull()),
      deadline_at: null,
      reminder_at: null,
    }))
    .where('id', '=', id)
    .where('deadline_at', 'is not', null)
    .execute()
}

/** Continues a stopped clock with the time that was left, or with a whole wait. */
export async function resumeDeadline(tx: Db, id: number, { seconds, reminderSeconds }: Wait): Promise<void> {
  const left = eb.fn.coalesce('paused_seconds', eb.val(seconds))
  const untilReminder = eb(left, '-', seconds - reminderSeconds)
  await tx
    .updateTable('orders')
    .set(({ case: when }) => ({
      deadline_at: secondsFromNow(left),
      reminder_at: when().when(untilReminder, '>', 0).then(secondsFromNow(untilReminder)).end(),
      paused_seconds: null,
    }))
    .where('id', '=', id)
    .where(({ not }) => not(isDisputed))
    .execute()
}

export async function clearDeadline(tx: Db, id: number): Promise<void> {
  await tx.updateTable('orders').set({ deadline_at: null, reminder_at: null }).where('id', '=', id).execute()
}

export async function clearReminder(tx: Db, id: number): Promise<void> {
  await tx.updateTable('orders').set({ reminder_at: null }).where('id', '=', id).execute()
}

/** Locks the order whose time came first, skipping those that another process has locked. @returns its id */
export async function lockDueOrder(tx: Db, column: DueColumn, skipped: readonly number[]): Promise<number | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where(column, '<=', now)
    .$if(skipped.length > 0, query => query.where('id', 'not in', [...skipped]))
    .orderBy(column)
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return order?.id
}

const MAX_ADOPTED = 1_000

const startOf = { pending: 'created_at', shipped: 'shipped_at', delivered: 'delivered_at' } as const

/**
 * Sets the deadlines of orders that a previous version of the API wrote: from the start of their status, but at the
 * earliest after some seconds, so that both sides are reminded first.
 */
export async function adoptOrders(
  db: Db,
  state: Extract<WaitingState, 'pending' | 'shipped' | 'delivered'>,
  { seconds, reminderSeconds }: Wait,
  minSeconds: number,
): Promise<void> {
  const start = eb.fn.coalesce(startOf[state], 'created_at').$castTo<string>()
  const after = (waited: number, min: number) =>
    eb.fn<string>('greatest', [secondsAfter(start, waited), secondsFromNow(min)])
  await db
    .updateTable('orders')
    .set({ deadline_at: after(seconds, minSeconds), reminder_at: after(reminderSeconds, minSeconds / 2) })
    .where('id', '=', ({ selectFrom }) =>
      anySelected(
        selectFrom('orders')
          .select('id')
          .where('status', '=', state)
          .where('deadline_at', 'is', null)
          .where('confirm_by', 'is', null)
          .where('held_until', 'is', null)
          .where(({ not }) => not(isDisputed))
          .limit(MAX_ADOPTED)
          .forNoKeyUpdate()
          .skipLocked(),
      ),
    )
    .execute()
}

export interface OrderEvent {
  action: string
  actor: 'seller' | 'admin' | 'courier' | 'shop'
  user_id?: number | undefined
  reason?: string | undefined
}

export async function insertEvent(tx: Db, order_id: number, event: OrderEvent): Promise<void> {
  const { action, actor, user_id = null, reason = null } = event
  await tx.insertInto('order_events').values({ order_id, action, actor, user_id, reason }).execute()
}
