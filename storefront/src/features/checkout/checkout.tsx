import { CART_PATH, orderConfirmationPath } from '@closyyy/contract/paths'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { clearAddedToCart } from '@closyyy/platform/marketplace/added-to-cart'
import { type CheckoutItem, clearCheckoutItems, readCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { useQuery } from '@closyyy/platform/query'
import { Link, useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { toast } from '@closyyy/ui/toast'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { AccountCheckout } from './account-checkout.tsx'
import * as styles from './checkout.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'
import { useEndedSession } from './ended-session/use-ended-session.ts'
import { GuestCheckout } from './guest/guest-checkout.tsx'
import { clearTypedInfo } from './guest/guest-info.ts'
import { buyableLines, type CheckoutLine, checkoutLinesQuery } from './lines/checkout-lines.ts'
import { OrderChanges } from './lines/order-changes.tsx'
import { OrderSummary, OrderTotals } from './lines/order-summary.tsx'
import type { PlacedOrder } from './place-order.ts'

const ClosedCheckout = lazy(async () => {
  const { ClosedCheckout } = await import(
    /* webpackChunkName: "storefront-closed-checkout" */ './closed/closed-checkout.tsx'
  )
  return { default: ClosedCheckout }
})

export interface CheckoutProps {
  owner: CartOwner
  /** Undefined if missing in the URL. */
  sellerId: number | undefined
}

/** Checkout of the items selected from one seller; redirects to the cart if there are none. */
export function Checkout({ owner, sellerId }: CheckoutProps) {
  const t = useCheckoutText()
  const navigate = useNavigate()
  const [selected] = useState(() => (sellerId ? readCheckoutItems(sellerId) : []))
  const [isPlaced, setPlaced] = useState(false)
  const isEmpty = sellerId !== undefined && selected.length === 0
  const isLeaving = useRef(false)
  useEffect(() => {
    // Runs again while the cart is loading.
    if (!isEmpty || isLeaving.current) return
    isLeaving.current = true
    toast(t('items-missing'), { kind: 'danger' })
    void navigate(CART_PATH, { replace: true })
  }, [isEmpty, navigate, t])

  if (sellerId === undefined) {
    return (
      <div role="alert">
        <EmptyState
          title={t('seller-invalid')}
          action={
            <Link className={buttonClass()} to={CART_PATH}>
              {t('back')}
            </Link>
          }
        />
      </div>
    )
  }
  if (isEmpty) return <CheckoutSkeleton />
  const leave = async (order: PlacedOrder) => {
    setPlaced(true)
    if (order.isEarlier) toast(t('placed-before'))
    for (const { product_id } of selected) clearAddedToCart(product_id)
    clearCheckoutItems()
    clearTypedInfo()
    emitCartChanged({})
    await navigate(orderConfirmationPath(order.id), { replace: true })
  }
  return <SelectedItems owner={owner} sellerId={sellerId} selected={selected} isPlaced={isPlaced} onPlaced={leave} />
}

interface SelectedItemsProps {
  owner: CartOwner
  sellerId: number
  selected: CheckoutItem[]
  /** Keeps the buyer's own order from showing as sold out while its page loads. */
  isPlaced: boolean
  onPlaced: (order: PlacedOrder) => Promise<void>
}

function SelectedItems({ owner, sellerId, selected, isPlaced, onPlaced }: SelectedItemsProps) {
  const t = useCheckoutText()
  const { api } = useServices()
  const { data: lines, isError, isFetching, refetch } = useQuery(checkoutLinesQuery(api, owner, selected))
  useEffect(() => {
    // The cart page and the header badge may be stale.
    if (lines && (!isOpen(lines) || lines.some(({ changes }) => changes.length > 0))) emitCartChanged({})
  }, [lines])
  const EndedSession = useEndedSession(owner, isFetching)
  if (!lines) {
    if (!isError) return <CheckoutSkeleton />
    return <ErrorState message={t('lines.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!isOpen(lines)) {
    if (isPlaced) return <CheckoutSkeleton />
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ClosedCheckout owner={owner} lines={lines} isOnVacation={isOnVacation(lines)} onPlaced={onPlaced} />
      </Suspense>
    )
  }
  const View = owner === 'guest' ? GuestCheckout : AccountCheckout
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <OrderChanges lines={lines} />
        <OrderSummary lines={lines}>
          <OrderTotals lines={lines} />
        </OrderSummary>
      </div>
      <div className={styles.view}>
        {EndedSession && <EndedSession hasOffer={selected.some(({ offer_id }) => offer_id !== null)} />}
        <View owner={owner} sellerId={sellerId} lines={lines} onPlaced={onPlaced} onRejected={refetch} />
      </div>
    </div>
  )
}

const isOnVacation = (lines: CheckoutLine[]) => lines.some(({ product }) => product.user.on_vacation)
const isOpen = (lines: CheckoutLine[]) => buyableLines(lines).length > 0 && !isOnVacation(lines)
