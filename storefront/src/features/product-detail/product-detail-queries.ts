import { getProduct, listSuggestedProducts } from '@closyyy/contract/products-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { callQuery, viewQuery } from '@closyyy/platform/query'
import { cardPage } from '../../components/product-cards.ts'

export const ROW_LENGTH = 8

// One more because the response may contain the product itself.
const per_page = ROW_LENGTH + 1

export const productQuery = (id: number) => callQuery(getProduct, { params: { id } })

export const similarQuery = (id: number) =>
  viewQuery(listSuggestedProducts, { query: { like: id, per_page } }, cardPage)

export const sellerProductsQuery = (sellerId: number) =>
  viewQuery(listSuggestedProducts, { query: { seller: sellerId, per_page } }, cardPage)

export const sellerProfileQuery = (sellerId: number) => callQuery(getProfile, { params: { id: sellerId } })
