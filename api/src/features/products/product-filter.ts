import { filterValues } from '@closyyy/contract/filter-values'
import { toPaisa } from '@closyyy/contract/money'
import type { ProductFilter } from '@closyyy/contract/products-schemas'
import type { SelectionFilter } from './product-selection.ts'

type FacetFilter = Pick<SelectionFilter, 'brandIds' | 'conditionIds' | 'sizes' | 'minPaisa' | 'maxPaisa'>

const texts = (given: Parameters<typeof filterValues>[0] | undefined) =>
  given === undefined ? undefined : filterValues(given)

const paisa = (rupees: number | undefined) => (rupees === undefined ? undefined : toPaisa(rupees))

/** Returns the filter of a request's query, except its category. */
export function facetFilterOf(query: Omit<ProductFilter, 'sort'>): FacetFilter {
  return {
    brandIds: texts(query.brand_id)?.map(Number),
    conditionIds: texts(query.condition_id)?.map(Number),
    sizes: texts(query.size),
    minPaisa: paisa(query.min_price),
    maxPaisa: paisa(query.max_price),
  }
}
