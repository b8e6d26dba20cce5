import { serverMessage } from '@closyyy/api-client/api-error'
import type { OrderReport } from '@closyyy/contract/orders'
import { getOrder, listOrders, reportOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { orderAfterError } from '@closyyy/platform/marketplace/order-after-error'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../components/live-queries.ts'
import { useOrdersText } from './orders-text.ts'

/**
 * Refetches also after an error: the courier may have reported first. A report whose response was lost succeeds if the
 * order then has its outcome (ORDER-19).
 */
export function useOrderReport({ id }: Order) {
  const t = useOrdersText()
  const { api } = useServices()
  return useMutation({
    mutationFn: (report: OrderReport) =>
      api.call(reportOrder, { params: { id }, body: { report } }).catch(error =>
        orderAfterError(
          error,
          () => api.call(getOrder, { params: { id } }),
          ({ outcome }) => outcome === report,
        ),
      ),
    onSuccess: (_order, report) => toast(t(`done.${report}`), { kind: 'success' }),
    onError: error => toast(serverMessage(error) ?? t('action.failed'), { kind: 'danger' }),
    onSettled: useInvalidate(listOrders, getOrder, getWallet),
  })
}
