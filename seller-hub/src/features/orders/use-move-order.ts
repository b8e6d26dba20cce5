import { refusalText } from '@closyyy/api-client/refusal-text'
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
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useOrdersText } from './orders-text.ts'

export type OrderMove = Order['actions'][number]

/** What a move can change: the order itself, its money and its dispute. */
const touched = [listOrders, getOrder, getWallet, getOwnStats, listDisputes, getDispute]

/** Moves an order on; a refused move means that the other side was faster, and the order is asked for anew. */
export function useMoveOrder({ id }: Order) {
  const t = useOrdersText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const send = (move: OrderMove) => {
    const params = { id }
    if (move === 'ship') return api.call(shipOrder, { params })
    if (move === 'deliver') return api.call(deliverOrder, { params })
    return api.call(move === 'confirm' ? confirmOrder : cancelOrder, { params, body: {} })
  }
  return useMutation({
    mutationFn: send,
    onSuccess: (_order, move) => toast(t(`done.${move}`), { kind: 'success' }),
    onError: error => toast(refusalText(error) ?? t('move.failed'), { kind: 'danger' }),
    onSettled: () => Promise.all(touched.map(call => queryClient.invalidateQueries({ queryKey: callKey(call) }))),
  })
}
