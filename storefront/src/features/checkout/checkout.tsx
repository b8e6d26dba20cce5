import { emit } from '@closyyy/event-bus/event-bus'
import type { CheckoutItem } from '@closyyy/platform/checkout-items'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { ErrorState } from '@closyyy/ui/error-state'
import { useEffect } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import * as styles from './checkout.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'
import { ClosedCheckout } from './closed-checkout.tsx'
import { GuestCheckout } from './guest/guest-checkout.tsx'
import { buyableLines, type CheckoutLine, checkoutLinesQuery } from './lines/checkout-lines.ts'
import { OrderChanges } from './lines/order-changes.tsx'
import { OrderSummary, OrderTotals } from './lines/order-summary.tsx'
import { OwnCheckout } from './own-checkout.tsx'
import type { PlacedOrder } from './place-order.ts'

export interface CheckoutProps {
  owner: CartOwner
  sellerId: number
  selected: CheckoutItem[]
  /** Keeps the buyer's own order from showing as sold out while its page loads. */
  isPlaced: boolean
  onPlaced: (order: PlacedOrder) => Promise<void>
}

export function Checkout({ owner, sellerId, selected, isPlaced, onPlaced }: CheckoutProps) {
  const t = useCheckoutText()
  const { api } = useServices()
  const { data: lines, isError, isFetching, refetch } = useQuery(checkoutLinesQuery(api, owner, selected))
  useEffect(() => {
    // The cart page and the header badge may be stale.
    if (lines && (!isOpen(lines) || lines.some(({ change }) => change))) emit('cart.changed', {})
  }, [lines])
  if (!lines) {
    if (!isError) return <CheckoutSkeleton />
    return <ErrorState message={t('lines.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!isOpen(lines)) {
    if (isPlaced) return <CheckoutSkeleton />
    return <ClosedCheckout sellerId={sellerId} lines={lines} isOnVacation={isOnVacation(lines)} onPlaced={onPlaced} />
  }
  const View = owner === 'guest' ? GuestCheckout : OwnCheckout
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <OrderChanges lines={lines} />
        <OrderSummary lines={lines}>
          <OrderTotals lines={lines} />
        </OrderSummary>
      </div>
      <div className={styles.view}>
        <View sellerId={sellerId} lines={lines} onPlaced={onPlaced} onRejected={refetch} />
      </div>
    </div>
  )
}

const isOnVacation = (lines: CheckoutLine[]) => lines.some(({ product }) => product.user.on_vacation)
const isOpen = (lines: CheckoutLine[]) => buyableLines(lines).length > 0 && !isOnVacation(lines)
