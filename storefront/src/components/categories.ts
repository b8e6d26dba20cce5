import { listCategories } from '@closyyy/contract/categories-calls'
import { callQuery } from '@closyyy/platform/query'

export const categoriesQuery = callQuery(listCategories, {})
