import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { Suggestions } from '../../components/suggestions/suggestions.tsx'
import { SuggestionsSkeleton } from '../../components/suggestions/suggestions-skeleton.tsx'
import type { OrderConfirmationProps } from './order-confirmation.tsx'
import { orderProof, orderQuery } from './order-queries.ts'

export interface OrderSuggestionsProps extends Omit<OrderConfirmationProps, 'owner'> {
  /** Undefined while hydrating. */
  owner: CartOwner | undefined
  label: string
}

export function OrderSuggestions({ owner, orderId, token, label }: OrderSuggestionsProps) {
  const { api } = useServices()
  const proof = owner === undefined ? undefined : orderProof(owner, token)
  const { data: order, isLoading } = useQuery(orderQuery(api, orderId ?? 0, proof))
  if (owner === undefined || isLoading) return <SuggestionsSkeleton />
  return <Suggestions label={label} products={order?.items.map(({ product_id }) => product_id) ?? []} />
}
