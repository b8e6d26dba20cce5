import { CART_PATH, orderConfirmationPath } from '@closyyy/contract/paths'
import { emit } from '@closyyy/event-bus/event-bus'
import { clearAddedToCart } from '@closyyy/platform/added-to-cart'
import { clearCheckoutItems, readCheckoutItems } from '@closyyy/platform/checkout-items'
import { Link, useNavigate } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { toast } from '@closyyy/ui/toast'
import { useEffect, useState } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutText } from './checkout-text.ts'
import type { PlacedOrder } from './place-order.ts'

export interface SellerCheckoutProps {
  owner: CartOwner
  /** Undefined if missing in the URL. */
  sellerId: number | undefined
}

/** Redirects to the cart if nothing was selected from the seller. */
export function SellerCheckout({ owner, sellerId }: SellerCheckoutProps) {
  const t = useCheckoutText()
  const navigate = useNavigate()
  const [selected] = useState(() => (sellerId ? readCheckoutItems(sellerId) : []))
  const [isPlaced, setPlaced] = useState(false)
  const isEmpty = sellerId !== undefined && selected.length === 0
  useEffect(() => {
    if (!isEmpty) return
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
    for (const { product_id } of selected) clearAddedToCart(product_id)
    clearCheckoutItems()
    emit('cart.changed', {})
    await navigate(orderConfirmationPath(order.id), { replace: true })
  }
  return <Checkout owner={owner} sellerId={sellerId} selected={selected} isPlaced={isPlaced} onPlaced={leave} />
}
