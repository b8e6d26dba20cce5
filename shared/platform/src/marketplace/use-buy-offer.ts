// Shared modules by name, so that remotes get the shell's copy instead of bundling their own.
import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { addOfferToCart } from '@closyyy/contract/carts-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { checkoutPath } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { storeCheckoutItems } from './checkout-items.ts'
import { useRefreshOffers } from './use-refresh-offers.ts'

/** Reason for a failed purchase: the server's message, else the kind of failure that the page has a text for. */
export interface BuyOfferError {
  message: string | undefined
  kind: 'no-network' | 'failed'
  /** The offer that could not be bought; the conversation may have a newer one. */
  offerId: number
}

/**
 * Adds one unit at the offer's price to the cart, selects it for checkout and opens checkout (OFFER-9). `onAdded` emits the
 * event that its unit owns. Refetches the offers after a conflict.
 */
export function useBuyOffer(onAdded: (offer: Offer) => void) {
  const { api } = useServices()
  const navigate = useNavigate()
  const refresh = useRefreshOffers()
  const buy = useMutation({
    mutationFn: ({ id, product_id, offered_price }: Offer) =>
      api.call(addOfferToCart, { body: { offer_id: id, product_id, offer_price: offered_price, quantity: 1 } }),
    onSuccess(item, offer) {
      storeCheckoutItems([item])
      onAdded(offer)
      void navigate(checkoutPath(offer.seller_id))
    },
    onError: error => (isApiError(error) && error.code === 'conflict' ? refresh() : undefined),
  })
  return {
    buy: buy.mutate,
    /** True until the request failed or the checkout replaced the page. */
    isPending: buy.isPending || buy.isSuccess,
    error: buy.error ? errorOf(buy.error, buy.variables.id) : undefined,
    clearError: buy.reset,
  }
}

function errorOf(error: Error, offerId: number): BuyOfferError {
  const isNoNetwork = isApiError(error) && error.code === 'no-network'
  return { message: serverMessage(error), kind: isNoNetwork ? 'no-network' : 'failed', offerId }
}
