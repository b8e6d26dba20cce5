import { getProduct } from '@closyyy/contract/products-calls'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { callQuery } from '@closyyy/platform/query'

export const productQuery = (id: number) => callQuery(getProduct, { params: { id } })

export const relatedProductsQuery = (id: number) => callQuery(listRelatedProducts, { params: { id } })
