import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { formerGuestProof, orderProof, orderQuery } from './order-queries.ts'

export interface OrderSelection {
  /** Undefined while hydrating. */
  owner: CartOwner | undefined
  /** Undefined if missing in the URL. */
  orderId: number | undefined
  /** Access token of the link in a guest's email. */
  token: string | null
}

/** Reads an order with the credentials that open it; an account's may be those of the guest it was before (ORDER-7). */
export function useOrder({ owner, orderId = 0, token }: OrderSelection) {
  const { api } = useServices()
  const proof = owner === undefined ? undefined : orderProof(owner, token)
  const query = useQuery(orderQuery(api, orderId, proof))
  const former = query.data === null ? formerGuestProof() : undefined
  const formerQuery = useQuery(orderQuery(api, orderId, former))
  const isUnknown = isApiError(formerQuery.error) && formerQuery.error.code === 'not-found'
  return former && !isUnknown ? { proof: former, query: formerQuery } : { proof, query }
}
