import { getProduct, listSuggestedProducts } from '@closyyy/contract/products'
import { getProfile } from '@closyyy/contract/users'
import { callQuery } from '@closyyy/platform/query'

/** Pieces in a row below the product. */
export const ROW_LENGTH = 8

// The product itself may be among them.
const per_page = ROW_LENGTH + 1

export const productQuery = (id: number) => callQuery(getProduct, { params: { id } })

export const similarQuery = (id: number) => callQuery(listSuggestedProducts, { query: { like: id, per_page } })

export const sellerProductsQuery = (sellerId: number) =>
  callQuery(listSuggestedProducts, { query: { seller: sellerId, per_page } })

export const sellerProfileQuery = (sellerId: number) => callQuery(getProfile, { params: { id: sellerId } })
