import type { ApiClient } from '@closyyy/api-client/api-client'
import { checkoutPath } from '@closyyy/contract/paths'
import { getProduct } from '@closyyy/contract/products-calls'
import { storeCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { useQuery } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { ErrorState } from '@closyyy/ui/error-state'
import { useEffect } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'

export interface DirectItemProps {
  owner: CartOwner
  productId: number
}

/** Checks out one unit of the product in the URL. */
export function DirectItem({ owner, productId }: DirectItemProps) {
  const t = useCheckoutText()
  const navigate = useNavigate()
  const { api } = useServices()
  const { data, isError, isFetching, refetch } = useQuery(directItemQuery(api, owner, productId))
  useEffect(() => {
    if (!data) return
    const { product, offer } = data
    const { id, user } = product
    const price = offer?.offered_price ?? product.price
    const item = {
      id,
      product_id: id,
      product,
      quantity: 1,
      price,
      unit_price: price,
      total_price: price,
      offer_id: offer?.id ?? null,
    }
    storeCheckoutItems([item], { isDirect: true })
    void navigate(checkoutPath(user.id), { replace: true })
  }, [data, navigate])
  if (isError) return <ErrorState message={t('lines.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  return <CheckoutSkeleton />
}

/** The product, and the accepted offer that sets its price. */
function directItemQuery(api: ApiClient, owner: CartOwner, id: number) {
  return {
    queryKey: ['direct-item', owner, id],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { readAcceptedOffer } = await import(
        /* webpackChunkName: "storefront-accepted-offer" */ './lines/accepted-offer.ts'
      )
      const product = await api.call(getProduct, { params: { id } }, { signal })
      return { product, offer: await readAcceptedOffer(api, owner, product, signal) }
    },
    staleTime: 0,
    // What is stored from it is not refetched.
    gcTime: 0,
  }
}
