import { isApiError } from '@closyyy/api-client/api-error'
import { addOfferToCart } from '@closyyy/contract/carts'
import type { Offer } from '@closyyy/contract/offers'
import { checkoutPath } from '@closyyy/contract/paths'
import { emit } from '@closyyy/event-bus/event-bus'
import { useMutation } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { keepCheckoutItem } from './checkout-item.ts'
import { isBuyable, isSellerOf } from './offers-policy.ts'
import { type OffersText, useOffersText } from './offers-text.ts'

/** Why somebody cannot buy from an offer, known before the server is asked (OFFER-9). */
export function buyRefusal(t: OffersText, offer: Offer, userId: number | undefined): string | undefined {
  if (userId === undefined) return t('buy.signed-out')
  if (isSellerOf(offer, userId)) return t('buy.own')
  return isBuyable(offer) ? undefined : t('buy.gone')
}

/** Puts one piece at the offer's price into the cart and leads to the seller's checkout; `refusal` says why not. */
export function useBuyOffer() {
  const t = useOffersText()
  const { api } = useServices()
  const userId = useSession()?.userId
  const navigate = useNavigate()
  const buy = useMutation({
    async mutationFn(offer: Offer) {
      const refusal = buyRefusal(t, offer, userId)
      if (refusal) throw new Error(refusal)
      const { id: offer_id, product_id, price: offer_price } = offer
      return api.call(addOfferToCart, { body: { offer_id, product_id, offer_price, quantity: 1 } })
    },
    onSuccess(item, { seller_id }) {
      keepCheckoutItem(item)
      emit('cart.changed', {})
      void navigate(checkoutPath(seller_id))
    },
  })
  const refusal = buy.error ? failureText(t, buy.error) : undefined
  return { buy: buy.mutate, isPending: buy.isPending, refusal, forget: buy.reset }
}

function failureText(t: OffersText, error: Error): string {
  if (!isApiError(error)) return error.message
  if (error.message) return error.message
  return t(error.status > 0 ? 'failed.cart' : 'failed.buy')
}
