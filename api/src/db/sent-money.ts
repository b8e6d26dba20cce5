import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely'
import { DAY } from '../time.ts'
import { numbersOfPayout, numbersOfRefund } from './bank-account-numbers.ts'
import type { Db } from './database.ts'
import { secondsAgo } from './expressions.ts'
import type { Tables } from './tables.ts'

const eb = expressionBuilder<Tables>()

/** Serialises the decisions on payouts and refunds until the transaction ends, because they sum what an account was sent. */
export async function lockSentMoney(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sent money'))`.execute(tx as Kysely<unknown>)
}

interface Receiver {
  /** Null for a guest. */
  userId: Expression<number | null>
  /** What identifies the account. */
  numbers: Expression<string[]>
  /** A payout that does not count. */
  exceptPayout?: Expression<number>
  /** The order of a refund that does not count. */
  exceptRefund?: Expression<number>
}

/** Sums the payouts and refunds to a person or an account within 24 hours, with what is being sent (PAYOUT-6, REFUND-3). */
export function sentWithinDay({ userId, numbers, exceptPayout, exceptRefund }: Receiver): Expression<number> {
  const paidOut = eb
    .selectFrom('payouts as paid')
    .select('paid.amount_paisa as paisa')
    .where(({ and, eb, or }) =>
      or([
        and([eb('paid.status', '=', 'paid'), eb('paid.updated_at', '>', secondsAgo(DAY))]),
        and([eb('paid.status', '=', 'pending'), eb('paid.claimed_by', 'is not', null)]),
      ]),
    )
    .where(({ eb, or }) => or([eb('paid.user_id', '=', userId), eb(numbersOfPayout('paid'), '&&', numbers)]))
    .$if(exceptPayout !== undefined, payouts => payouts.where('paid.id', '<>', exceptPayout as Expression<number>))
  const refunded = eb
    .selectFrom('refunds as sent')
    .innerJoin('orders as refunded', 'refunded.id', 'sent.order_id')
    .select(({ ref }) => ref('refunded.refund_paisa').$notNull().as('paisa'))
    .where(({ and, eb, or }) =>
      or([
        eb('sent.paid_at', '>', secondsAgo(DAY)),
        and([eb('sent.paid_at', 'is', null), eb('sent.claimed_by', 'is not', null)]),
      ]),
    )
    .where(({ eb, or }) => or([eb('sent.buyer_id', '=', userId), eb(numbersOfRefund('sent'), '&&', numbers)]))
    .$if(exceptRefund !== undefined, refunds =>
      refunds.where('sent.order_id', '<>', exceptRefund as Expression<number>),
    )
  return eb
    .selectFrom(paidOut.unionAll(refunded).as('money'))
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('money.paisa'), lit(0)).as('paisa'))
    .$asScalar()
}
