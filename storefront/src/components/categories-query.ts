import { listCategories } from '@closyyy/contract/categories'
import { callQuery } from '@closyyy/platform/query'

/** All categories by group: the header's menu, and the names of what a listing shows. */
export const categoriesQuery = callQuery(listCategories, {})
