import type { CallInput } from '@closyyy/contract/call'
import { listProductFacets } from '@closyyy/contract/products-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'
import type { ListFilter } from './list-filter.ts'

/** The list whose products are counted: of a group, a category or a search. */
export type FacetScope = Pick<NonNullable<CallInput<typeof listProductFacets>['query']>, 'group' | 'category' | 'query'>

/** Products by value of each filter (LISTING-13); without a filter, of the whole list. */
export function facetsQuery(scope: FacetScope, { sort: _, ...narrowing }: Partial<ListFilter> = {}) {
  const { category, ...group } = scope
  const place = narrowing.category_id === undefined && category ? scope : group
  return callQuery(listProductFacets, { query: { ...place, ...narrowing } })
}

/** Numbers of products by value; undefined until they are known. */
export interface FacetCounts {
  of: (filter: 'category_id' | 'brand_id' | 'condition_id' | 'size', value: number | string) => number | undefined
}

/** Loads the counts once the filters are open; keeps the last ones while others load. */
export function useFacetCounts(scope: FacetScope, chosen: ListFilter, isOn: boolean): FacetCounts {
  const { data } = useQuery({ ...facetsQuery(scope, chosen), enabled: isOn, placeholderData: before => before })
  if (!isOn || !data) return { of: () => undefined }
  const counts = {
    category_id: new Map<number | string, number>(data.categories.map(({ id, count }) => [id, count])),
    brand_id: new Map<number | string, number>(data.brands.map(({ id, count }) => [id, count])),
    condition_id: new Map<number | string, number>(data.conditions.map(({ id, count }) => [id, count])),
    size: new Map<number | string, number>(data.sizes.map(({ value, count }) => [value, count])),
  }
  return { of: (filter, value) => counts[filter].get(value) ?? 0 }
}
