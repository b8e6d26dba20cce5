import { OFFER_TOAST_MS } from '@closyyy/contract/offers'
import { sendSpecialPrice } from '@closyyy/contract/offers-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../../components/live-queries.ts'
import { useSpecialPriceText } from './special-price-text.ts'

/** Refetches also after an error: another tab may have sent one. */
export function useSendSpecialPrice(id: number) {
  const t = useSpecialPriceText()
  const { api } = useServices()
  const refresh = useInvalidate(listOwnProducts)
  return useMutation({
    mutationFn: (price: number) => api.call(sendSpecialPrice, { params: { id }, body: { price } }),
    onSuccess: ({ recipients: count }) => toast(t('sent', { count }), { kind: 'success', duration: OFFER_TOAST_MS }),
    onSettled: () => refresh(),
  })
}
