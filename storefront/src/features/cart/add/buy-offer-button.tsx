import { isApiError } from '@closyyy/api-client/api-error'
import { refusalText } from '@closyyy/api-client/refusal-text'
import { addOfferToCart } from '@closyyy/contract/carts'
import type { Offer } from '@closyyy/contract/offers'
import { checkoutPath } from '@closyyy/contract/paths'
import { emit } from '@closyyy/event-bus/event-bus'
import { useMutation } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { storeCheckoutItems } from '../../../components/cart/checkout-items.ts'
import { useAddText } from './add-text.ts'

/** Adds one unit at the agreed price and opens the checkout (OFFER-9). */
export function BuyOfferButton({ offer }: { offer: Offer }) {
  const t = useAddText()
  const { api } = useServices()
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const { id, product_id, offered_price, seller_id } = offer
  const buy = useMutation({
    mutationFn: () =>
      api.call(addOfferToCart, { body: { offer_id: id, product_id, offer_price: offered_price, quantity: 1 } }),
    onSuccess: item => {
      storeCheckoutItems([item])
      emit('cart.changed', {})
      void navigate(checkoutPath(seller_id))
    },
  })
  const reason = unavailableReason(offer, userId)
  if (reason) return <Alert>{t(reason)}</Alert>
  return (
    <>
      <Button
        size="large"
        wide
        pending={buy.isPending || buy.isSuccess}
        pendingLabel={t('offer.pending')}
        onClick={() => buy.mutate()}
      >
        {t('offer.buy')}
      </Button>
      {buy.error && <Alert kind="danger">{refusalText(buy.error) ?? t(failureOf(buy.error))}</Alert>}
    </>
  )
}

/** Message id of why the offer cannot be bought (OFFER-9). */
function unavailableReason({ seller_id, product_sold, status, action }: Offer, userId: number | undefined) {
  if (userId === undefined) return 'offer.signed-out'
  if (userId === seller_id) return 'offer.own'
  const isOpen = status === 'accepted' || (status === 'pending' && action === 'counter')
  return product_sold || !isOpen ? 'offer.gone' : undefined
}

const failureOf = (error: unknown) =>
  isApiError(error) && error.code === 'no-network' ? 'offer.no-answer' : 'offer.failed'
