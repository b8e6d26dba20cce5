import { listBrands } from '@closyyy/contract/brands-calls'
import { listCategories } from '@closyyy/contract/categories-calls'
import { callQuery } from '@closyyy/platform/query'

export const categoriesQuery = callQuery(listCategories, {})
export const brandsQuery = callQuery(listBrands, {})
