import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { useEffect } from 'react'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'
import { lostOrder, type PlacedOrder } from './place-order.ts'

export interface ClosedCheckoutProps {
  sellerId: number
  isOnVacation: boolean
  onPlaced: (order: PlacedOrder) => void
}

/** Stands where nothing can be ordered, and says why. */
export function ClosedCheckout({ sellerId, isOnVacation, onPlaced }: ClosedCheckoutProps) {
  const t = useCheckoutText()
  const isAsking = useLostOrder(sellerId, onPlaced)
  if (isOnVacation) {
    return (
      <Alert kind="warning" title={t('vacation')}>
        {t('vacation.text')}
      </Alert>
    )
  }
  return isAsking ? <CheckoutSkeleton /> : <Alert kind="warning" title={t('nothing-left')} />
}

/** What is gone may have gone to this very buyer, whose answer was lost before a reload. */
function useLostOrder(sellerId: number, onPlaced: (order: PlacedOrder) => void): boolean {
  const { api } = useServices()
  const ask = lostOrder(api, sellerId)
  const { data, isLoading } = useQuery({
    queryKey: ['lost-order', sellerId],
    queryFn: () => ask?.() ?? null,
    enabled: ask !== undefined,
  })
  useEffect(() => {
    if (data) onPlaced(data)
  }, [data, onPlaced])
  return isLoading || Boolean(data)
}
