import type { approvalStatuses } from '@closyyy/contract/products'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely'
import type { ProductsTable } from '../../db/tables/products.ts'
import type { Tables } from '../../db/tables.ts'

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Filter of a product list as a condition on `products as p`. */
export type Selection = Expression<SqlBool>

/** Filters of a list; prices in paisa, both ends inclusive. */
export interface SelectionFilter {
  categoryIds?: number[]
  brandId?: number
  conditionId?: number
  size?: string
  minPaisa?: number
  maxPaisa?: number
  sellerId?: number
  otherThan?: number
  titleHas?: string
}

const eb: ExpressionBuilder<Tables & { p: ProductsTable }, 'p'> = expressionBuilder()

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function given<Value>(value: Value | undefined, condition: (value: Value) => Selection): Selection[] {
  return value === undefined ? [] : [condition(value)]
}

function inCategories(ids: number[]): Selection[] {
  if (ids.length > 1) return [eb('p.category_id', '=', eb.fn.any(eb.val(ids)))]
  return given(ids[0], id => eb('p.category_id', '=', id))
}

export function onSale(filter: SelectionFilter): Selection {
  return eb.and([
    eb.ref('p.on_sale'),
    ...inCategories(filter.categoryIds ?? []),
    ...given(filter.brandId, id => eb('p.brand_id', '=', id)),
    ...given(filter.conditionId, id => eb('p.condition_id', '=', id)),
    ...given(filter.size, size => eb(eb.fn.coalesce('p.size', 'p.standard_size'), '=', size)),
    ...given(filter.minPaisa, price => eb('p.price_paisa', '>=', price)),
    ...given(filter.maxPaisa, price => eb('p.price_paisa', '<=', price)),
    ...given(filter.sellerId, id => eb('p.seller_id', '=', id)),
    ...given(filter.otherThan, id => eb('p.id', '<>', id)),
    ...given(filter.titleHas, text => eb('p.title', 'ilike', containing(text))),
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
