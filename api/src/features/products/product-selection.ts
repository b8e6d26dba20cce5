import type { approvalStatuses } from '@closyyy/contract/own-products'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { ProductsTable } from '../../db/tables/products.ts'
import type { Tables } from '../../db/tables.ts'
import { matching, type SearchQuery } from './product-search-queries.ts'

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Filter of a product list as a condition on `products as p`. */
export type Selection = Expression<SqlBool>

/** Filters of a list, empty ones select everything; prices in paisa, both ends inclusive. */
export interface SelectionFilter {
  categoryIds?: number[]
  brandIds?: number[]
  conditionIds?: number[]
  sizes?: string[]
  minPaisa?: number
  maxPaisa?: number
  sellerId?: number
  otherThan?: number
  otherSellerThan?: number
  query?: SearchQuery
}

const eb: ExpressionBuilder<Tables & { p: ProductsTable }, 'p'> = expressionBuilder()

function given<Value>(value: Value | undefined, condition: (value: Value) => Selection): Selection[] {
  return value === undefined ? [] : [condition(value)]
}

/** Compares a single value with `=`, for which the planner has better plans. */
function oneOf<Value>(column: Expression<unknown>, values: Value[] = []): Selection[] {
  if (values.length > 1) return [eb(column, '=', anyOf(values))]
  return given(values[0], value => eb(column, '=', value))
}

/** The size in the category's own system; older products have a standard size only. */
export const effectiveSize = eb.fn.coalesce('p.size', 'p.standard_size')

export function onSale(filter: SelectionFilter): Selection {
  return eb.and([
    eb.ref('p.on_sale'),
    ...oneOf(eb.ref('p.category_id'), filter.categoryIds),
    ...oneOf(eb.ref('p.brand_id'), filter.brandIds),
    ...oneOf(eb.ref('p.condition_id'), filter.conditionIds),
    ...oneOf(effectiveSize, filter.sizes),
    ...given(filter.minPaisa, price => eb('p.price_paisa', '>=', price)),
    ...given(filter.maxPaisa, price => eb('p.price_paisa', '<=', price)),
    ...given(filter.sellerId, id => eb('p.seller_id', '=', id)),
    ...given(filter.otherThan, id => eb('p.id', '<>', id)),
    ...given(filter.otherSellerThan, id => eb('p.seller_id', '<>', id)),
    ...given(filter.query, matching),
  ])
}

export interface OwnFilter {
  sold?: boolean
  status?: ApprovalStatus
  isReviewed?: boolean
  isSoldElsewhere?: boolean
}

export function ownedBy(sellerId: number, { sold, status, isReviewed, isSoldElsewhere }: OwnFilter): Selection {
  return eb.and([
    eb('p.deleted_at', 'is', null),
    eb('p.seller_id', '=', sellerId),
    ...(isSoldElsewhere ? [eb('p.sold_elsewhere_at', 'is not', null)] : []),
    ...given(sold, isSold => eb('p.sold', '=', isSold)),
    ...given(status, each => eb('p.approval_status', '=', each)),
    ...(isReviewed ? [eb('p.approval_status', '<>', 'pending')] : []),
  ])
}
