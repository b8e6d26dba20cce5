import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from './database.ts'
import { now } from './expressions.ts'
import type { Tables } from './tables.ts'

const eb: ExpressionBuilder<Tables & { p: Tables['suspensions'] }, 'p'> = expressionBuilder()

/** Condition on `suspensions as p`: the suspension is in force. */
export const isInForce = eb.and([
  eb('p.ended_at', 'is', null),
  eb.or([eb('p.ends_at', 'is', null), eb('p.ends_at', '>', now)]),
])

/** Adds products to those that the end of a person's open suspension puts on sale again. @returns whether there is one */
export async function hideWhileSuspended(tx: Db, userId: number, productIds: number[]): Promise<boolean> {
  const row = await tx
    .updateTable('suspensions')
    .set(({ eb: set, val }) => ({ hidden_products: set('hidden_products', '||', val(productIds)) }))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
