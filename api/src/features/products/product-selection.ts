import type { approvalStatuses } from '@closyyy/contract/products'

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Which products a list is about, as the condition of a statement and its values. */
export interface Selection {
  where: string
  values: unknown[]
}

/** What a list can be narrowed by; prices in paisa, ends included. */
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

/** Everything on sale that passes the filter. */
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

/** What a seller's own list can be narrowed by. */
export interface OwnFilter {
  sold?: boolean
  status?: ApprovalStatus
  /** Without those that wait for a first decision. */
  isReviewed?: boolean
  /** Only those that their seller marked as sold. */
  isSoldElsewhere?: boolean
}

/** Everything a seller has put up, in every state but deleted, or what passes the filter. */
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
