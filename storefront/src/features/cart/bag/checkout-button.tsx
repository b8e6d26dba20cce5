import type { CartItem } from '@closyyy/contract/carts'
import { useNavigate } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { checkoutPath, keepCheckoutItems } from '../../../components/buyer/checkout-items.ts'
import { useCartText } from '../cart-text.ts'

export interface CheckoutButtonProps {
  sellerId: number
  /** What is checked out. */
  items: CartItem[]
}

/** Takes one seller's items to the checkout. */
export function CheckoutButton({ sellerId, items }: CheckoutButtonProps) {
  const t = useCartText()
  const navigate = useNavigate()
  const checkOut = () => {
    keepCheckoutItems(items)
    void navigate(checkoutPath(sellerId))
  }
  return (
    <Button wide size="large" onClick={checkOut}>
      {t('checkout')}
    </Button>
  )
}
