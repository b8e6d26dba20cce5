import { checkoutPath } from '@closyyy/contract/paths'
import { getProduct } from '@closyyy/contract/products-calls'
import { storeCheckoutItems } from '@closyyy/platform/checkout-items'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { ErrorState } from '@closyyy/ui/error-state'
import { useEffect } from 'react'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'

/** Checks out one unit of the product in the URL. */
export function DirectItem({ productId }: { productId: number }) {
  const t = useCheckoutText()
  const navigate = useNavigate()
  const { data: product, isError, isFetching, refetch } = useQuery(callQuery(getProduct, { params: { id: productId } }))
  useEffect(() => {
    if (!product) return
    const { id, price, user } = product
    const item = {
      id,
      product_id: id,
      product,
      quantity: 1,
      price,
      unit_price: price,
      total_price: price,
      offer_id: null,
    }
    storeCheckoutItems([item], { isDirect: true })
    void navigate(checkoutPath(user.id), { replace: true })
  }, [product, navigate])
  if (isError) return <ErrorState message={t('lines.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  return <CheckoutSkeleton />
}
