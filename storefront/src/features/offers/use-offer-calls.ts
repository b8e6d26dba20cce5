import { refusalText } from '@closyyy/api-client/refusal-text'
import {
  createOffer,
  getOfferConversation,
  listOffers,
  type Offer,
  rejectOffer,
  updateOffer,
} from '@closyyy/contract/offers'
import type { Product } from '@closyyy/contract/products'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useOfferText } from './offer-text.ts'

/** Milliseconds that toasts about an offer stay (seller.txt sections 8 and 9). */
export const TOAST_MS = 2500
const ERROR_TOAST_MS = 4000

/** What the dialog hands over: rupees and words. */
export interface OfferInput {
  price: number
  message: string
}

/** Sends an offer: a first one, or a new price after the last one of the conversation. */
export function useSendOffer(product: Product, last: Offer | undefined) {
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: ({ price: offer_price, message }: OfferInput) => {
      const body = { product_id: product.id, offer_price, message }
      return last
        ? api.call(updateOffer, { params: { id: last.id }, body: { ...body, offer_id: last.id } })
        : api.call(createOffer, { body })
    },
    onSettled: refresh,
  })
}

/** Rejects the seller's counter-offer, and says so: its button is gone as soon as the conversation is there anew. */
export function useRejectOffer() {
  const t = useOfferText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: ({ id }: Offer) => api.call(rejectOffer, { params: { id } }),
    onSuccess: () => toast(t('rejected'), { duration: TOAST_MS }),
    onError: error => toast(refusalText(error) ?? t('reject.failed'), { kind: 'danger', duration: ERROR_TOAST_MS }),
    onSettled: refresh,
  })
}

/** A refused move often means that the other side was faster, so that what is shown is asked for again either way. */
function useRefreshOffers() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: callKey(getOfferConversation) }),
      queryClient.invalidateQueries({ queryKey: callKey(listOffers) }),
    ])
  }
}
