import { serverMessage } from '@closyyy/api-client/api-error'
import { OFFER_ERROR_TOAST_MS, OFFER_TOAST_MS, offerAllows } from '@closyyy/contract/offers'
import { createOffer, getOfferConversation, rejectOffer, updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { useRefreshOffers } from '@closyyy/platform/marketplace/use-refresh-offers'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useOffersText } from './offers-text.ts'

/** The conversation of buyer and seller about the product, oldest row first. */
export function conversationQuery({ id, user }: Product, buyerId: number) {
  return callQuery(getOfferConversation, { query: { product_id: id, buyer_id: buyerId, seller_id: user.id } })
}

/** `price` in rupees. */
export interface OfferInput {
  price: number
  message: string
}

/** Updates the last offer if it allows that, otherwise makes a new one. */
export function useSendOffer(product: Product, last: Offer | undefined) {
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: ({ price: offer_price, message }: OfferInput) => {
      const body = { product_id: product.id, offer_price, message }
      return last && offerAllows(last, 'update')
        ? api.call(updateOffer, { params: { id: last.id }, body: { ...body, offer_id: last.id } })
        : api.call(createOffer, { body })
    },
    onSettled: refresh,
  })
}

/** Shows a toast because the refetch removes the button. */
export function useRejectOffer() {
  const t = useOffersText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: ({ id }: Offer) => api.call(rejectOffer, { params: { id } }),
    onSuccess: () => toast(t('rejected'), { duration: OFFER_TOAST_MS }),
    onError: error =>
      toast(serverMessage(error) ?? t('reject.failed'), { kind: 'danger', duration: OFFER_ERROR_TOAST_MS }),
    onSettled: refresh,
  })
}
