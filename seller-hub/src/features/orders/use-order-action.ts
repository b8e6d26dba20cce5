import { serverMessage } from '@closyyy/api-client/api-error'
import { getDispute, listDisputes } from '@closyyy/contract/disputes-calls'
import {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  getOrder,
  listOrders,
  shipOrder,
} from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { orderAfterError } from '@closyyy/platform/marketplace/order-after-error'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../components/live-queries.ts'
import { useOrdersText } from './orders-text.ts'

export type OrderAction = Order['actions'][number]

/** The status that each action leads to. */
const statusAfter = {
  ship: 'shipped',
  deliver: 'delivered',
  confirm: 'completed',
  cancel: 'cancelled',
} as const satisfies Record<OrderAction, Order['status']>

/**
 * Refetches also after an error: the other side may have acted first. An action whose response was lost succeeds if the
 * order then has its status (ORDER-19).
 */
export function useOrderAction({ id }: Order) {
  const t = useOrdersText()
  const { api } = useServices()
  const send = (action: OrderAction) => {
    const params = { id }
    if (action === 'ship') return api.call(shipOrder, { params })
    if (action === 'deliver') return api.call(deliverOrder, { params })
    return api.call(action === 'confirm' ? confirmOrder : cancelOrder, { params, body: {} })
  }
  return useMutation({
    mutationFn: (action: OrderAction) =>
      send(action).catch(error =>
        orderAfterError(
          error,
          () => api.call(getOrder, { params: { id } }),
          ({ status }) => status === statusAfter[action],
        ),
      ),
    onSuccess: (_order, action) => toast(t(`done.${action}`), { kind: 'success' }),
    onError: error => toast(serverMessage(error) ?? t('action.failed'), { kind: 'danger' }),
    onSettled: useInvalidate(listOrders, getOrder, getWallet, getOwnStats, listDisputes, getDispute),
  })
}
