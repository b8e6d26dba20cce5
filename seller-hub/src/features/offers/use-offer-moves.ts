import { refusalText } from '@closyyy/api-client/refusal-text'
import { OFFER_UNDO_MS } from '@closyyy/contract/offers'
import {
  acceptOffer,
  counterOffer,
  getOfferConversation,
  listOffers,
  rejectOffer,
  undoOfferAnswer,
  updateOffer,
} from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useOffersText } from './offers-text.ts'

/** How long a toast stays, in milliseconds (OFFER-12). */
const TOAST_MS = 2_500
const ERROR_TOAST_MS = 4_000

/** Accepts or rejects the other side's price; the toast offers to undo it. */
export function useAnswerOffer(answer: 'accept' | 'reject') {
  const t = useOffersText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  const undo = useUndoAnswer()
  return useMutation({
    mutationFn: ({ id }: Offer) => api.call(answer === 'accept' ? acceptOffer : rejectOffer, { params: { id } }),
    onSuccess: (_, { id }) => {
      const kind = answer === 'accept' ? 'success' : 'plain'
      const action = { label: t('undo'), onPress: () => undo.mutate(id) }
      toast(t(answer === 'accept' ? 'toast.accepted' : 'toast.rejected'), { kind, action, duration: OFFER_UNDO_MS })
    },
    onError: error => {
      toast(refusalText(error) ?? t(`failed.${answer}`), { kind: 'danger', duration: ERROR_TOAST_MS })
    },
    onSettled: refresh,
  })
}

/** Takes an accept or reject back: the server has it already, so leaving the page can neither lose nor repeat it. */
function useUndoAnswer() {
  const t = useOffersText()
  const { api } = useServices()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn: (id: number) => api.call(undoOfferAnswer, { params: { id } }),
    onSuccess: () => toast(t('toast.undone'), { duration: TOAST_MS }),
    onError: error => toast(refusalText(error) ?? t('failed.undo'), { kind: 'danger', duration: ERROR_TOAST_MS }),
    onSettled: refresh,
  })
}

/** The seller's own price in answer to the latest row. */
export function useCounterOffer({ id }: Offer) {
  const { api } = useServices()
  return usePriceMove('toast.countered', (price: number) => api.call(counterOffer, { params: { id }, body: { price } }))
}

/** A new price after a row that ended, or in place of one's own open one. */
export function useUpdateOffer({ id, product_id }: Offer, said: 'toast.countered' | 'toast.offered') {
  const { api } = useServices()
  return usePriceMove(said, ({ price, message }: { price: number; message: string }) => {
    const body = { offer_price: price, product_id, message, offer_id: id }
    return api.call(updateOffer, { params: { id }, body })
  })
}

function usePriceMove<Wish>(said: 'toast.countered' | 'toast.offered', mutationFn: (wish: Wish) => Promise<Offer>) {
  const t = useOffersText()
  const refresh = useRefreshOffers()
  return useMutation({
    mutationFn,
    onSuccess: () => toast(t(said), { kind: 'success', duration: TOAST_MS }),
    onSettled: refresh,
  })
}

/** Asks anew after every move: a refused one means that the other side was faster. */
function useRefreshOffers() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listOffers, getOfferConversation].map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })),
    )
}
