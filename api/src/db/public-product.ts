import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

const eb: ExpressionBuilder<Tables & { p: Tables['products'] }, 'p'> = expressionBuilder()

/** Condition on `products as p`: everybody may see the product, even if it is sold. */
export const isPublicProduct = eb.and([
  eb('p.approval_status', '=', 'approved'),
  eb.ref('p.active'),
  eb('p.deleted_at', 'is', null),
])
