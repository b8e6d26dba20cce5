import type { CartItem } from '@closyyy/contract/carts'
import { useNavigate } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { checkoutPath, keepCheckoutItems } from '../../../components/buyer/checkout-items.ts'
import { hindranceOf } from '../cart-line.ts'
import { useCartText } from '../cart-text.ts'

export interface CheckoutButtonProps {
  sellerId: number | undefined
  items: CartItem[]
}

/** Takes one seller's items to the checkout; what is sold stays behind. */
export function CheckoutButton({ sellerId, items }: CheckoutButtonProps) {
  const t = useCartText()
  const navigate = useNavigate()
  const chosen = items.filter(item => hindranceOf(item) !== 'sold')
  const isOnVacation = chosen.some(item => hindranceOf(item) === 'vacation')
  const leave = () => {
    if (sellerId === undefined || chosen.length === 0) return toast(t('checkout.empty'), { kind: 'danger' })
    if (isOnVacation) return toast(t('line.vacation'), { kind: 'danger' })
    keepCheckoutItems(chosen)
    void navigate(checkoutPath(sellerId))
  }
  return (
    <Button wide size="large" onClick={leave}>
      {t('checkout')}
    </Button>
  )
}
