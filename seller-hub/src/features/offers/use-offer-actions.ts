import { serverMessage } from '@closyyy/api-client/api-error'
import { OFFER_ERROR_TOAST_MS, OFFER_TOAST_MS, OFFER_UNDO_MS } from '@closyyy/contract/offers'
import { acceptOffer, counterOffer, rejectOffer, undoOfferAnswer, updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { useRefreshOffers } from '@closyyy/platform/marketplace/use-refresh-offers'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useOffersText } from './offers-text.ts'

export function useRespondToOffer(response: 'accept' | 'reject') {
  const t = useOffersText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  const undo = useUndoResponse()
  return useMutation({
    mutationFn: ({ id }: Offer) => api.call(response === 'accept' ? acceptOffer : rejectOffer, { params: { id } }),
    onSuccess: (_, { id }) => {
      const kind = response === 'accept' ? 'success' : 'plain'
      const action = { label: t('undo'), onPress: () => undo.mutate(id) }
      toast(t(response === 'accept' ? 'toast.accepted' : 'toast.rejected'), { kind, action, duration: OFFER_UNDO_MS })
    },
    onError: error => {
      toast(serverMessage(error) ?? t(`failed.${response}`), { kind: 'danger', duration: OFFER_ERROR_TOAST_MS })
    },
    onSettled: refresh,
  })
}

/** Undoes on the server, which already has the response, so leaving the page cannot lose it. */
function useUndoResponse() {
  const t = useOffersText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: (id: number) => api.call(undoOfferAnswer, { params: { id } }),
    onSuccess: () => toast(t('toast.undone'), { duration: OFFER_TOAST_MS }),
    onError: error =>
      toast(serverMessage(error) ?? t('failed.undo'), { kind: 'danger', duration: OFFER_ERROR_TOAST_MS }),
    onSettled: refresh,
  })
}

export function useCounterOffer({ id }: Offer) {
  const { api } = useServices()
  return usePriceMutation('toast.countered', (price: number) =>
    api.call(counterOffer, { params: { id }, body: { price } }),
  )
}

export function useUpdateOffer({ id, product_id }: Offer, toastId: 'toast.countered' | 'toast.offered') {
  const { api } = useServices()
  return usePriceMutation(toastId, ({ price, message }: { price: number; message: string }) => {
    const body = { offer_price: price, product_id, message, offer_id: id }
    return api.call(updateOffer, { params: { id }, body })
  })
}

function usePriceMutation<Input>(
  toastId: 'toast.countered' | 'toast.offered',
  mutationFn: (input: Input) => Promise<Offer>,
) {
  const t = useOffersText()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn,
    onSuccess: () => toast(t(toastId), { kind: 'success', duration: OFFER_TOAST_MS }),
    onSettled: refresh,
  })
}
