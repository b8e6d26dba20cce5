import type { Brand } from '@closyyy/contract/brands-schemas'
import type { GroupSlug } from '@closyyy/contract/categories'
import { listFilterConditions } from '@closyyy/contract/conditions-calls'
import type { Condition } from '@closyyy/contract/conditions-schemas'
import { callQuery } from '@closyyy/platform/query'

/** The values to choose from; options of a failed request are empty lists (LISTING-6). */
export interface FilterOptions {
  categories: { id: number; label: string }[]
  brands: Pick<Brand, 'id' | 'name'>[]
  conditions: Condition[]
  sizes: string[]
  /** Department of the list, which shoe sizes depend on; undefined for several. */
  group?: GroupSlug
  /** The category of the filter, or else of the path. */
  category?: { id: number; label: string }
  /** True until the options are known that are loaded with the open filters. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

export const filterConditionsQuery = callQuery(listFilterConditions, {})
