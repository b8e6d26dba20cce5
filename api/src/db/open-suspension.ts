import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { now } from './expressions.ts'
import type { Tables } from './tables.ts'

const eb: ExpressionBuilder<Tables & { p: Tables['suspensions'] }, 'p'> = expressionBuilder()

/** Condition on `suspensions as p`: the suspension is in force. */
export const isInForce = eb.and([
  eb('p.ended_at', 'is', null),
  eb.or([eb('p.ends_at', 'is', null), eb('p.ends_at', '>', now)]),
])
