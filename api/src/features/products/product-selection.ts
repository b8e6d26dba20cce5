import type { approvalStatuses } from '@closyyy/contract/products'

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Filter of a product list as an SQL condition with its values. */
export interface Selection {
  where: string
  values: unknown[]
}

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

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Collects conditions, numbering the values as the statement will. */
function conditions(first: string) {
  const selection: Selection = { where: first, values: [] }
  return {
    selection,
    add(condition: (parameter: string) => string, value: unknown) {
      if (value === undefined) return
      selection.values.push(value)
      selection.where += ` and ${condition(`$${selection.values.length}`)}`
    },
  }
}

/** Selects products on sale that pass the filter. */
export function onSale(filter: SelectionFilter): Selection {
  const { selection, add } = conditions('p.on_sale')
  const [only, ...more] = filter.categoryIds ?? []
  if (more.length > 0) add(ids => `p.category_id = any(${ids}::bigint[])`, filter.categoryIds)
  else add(id => `p.category_id = ${id}::bigint`, only)
  add(id => `p.brand_id = ${id}::bigint`, filter.brandId)
  add(id => `p.condition_id = ${id}::bigint`, filter.conditionId)
  add(size => `coalesce(p.size, p.standard_size) = ${size}`, filter.size)
  add(price => `p.price_paisa >= ${price}::bigint`, filter.minPaisa)
  add(price => `p.price_paisa <= ${price}::bigint`, filter.maxPaisa)
  add(id => `p.seller_id = ${id}::bigint`, filter.sellerId)
  add(id => `p.id <> ${id}::bigint`, filter.otherThan)
  add(text => `p.title ilike ${text}`, filter.titleHas === undefined ? undefined : containing(filter.titleHas))
  return selection
}

/** Filters of a seller's own list. */
export interface OwnFilter {
  sold?: boolean
  status?: ApprovalStatus
  /** Excludes products that await their first decision. */
  isReviewed?: boolean
  /** Includes only those that their seller marked as sold. */
  isSoldElsewhere?: boolean
}

/** Selects a seller's products in every state but deleted, filtered if given. */
export function ownedBy(sellerId: number, filter: OwnFilter): Selection {
  const { sold, status, isReviewed, isSoldElsewhere } = filter
  const kept = isSoldElsewhere ? 'p.deleted_at is null and p.sold_elsewhere_at is not null' : 'p.deleted_at is null'
  const { selection, add } = conditions(kept)
  add(id => `p.seller_id = ${id}::bigint`, sellerId)
  add(isSold => `p.sold = ${isSold}`, sold)
  add(each => `p.approval_status = ${each}`, status)
  add(pending => `p.approval_status <> ${pending}`, isReviewed ? 'pending' : undefined)
  return selection
}
