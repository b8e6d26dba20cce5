import type { ApiClient } from '@closyyy/api-client/api-client'
import { serverMessage } from '@closyyy/api-client/api-error'
import { getOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'

/**
 * Reads an order again after a step of it got no response (ORDER-19).
 * @returns the order if it shows the result of the step
 * @throws the error otherwise
 */
export async function orderAfterError(
  api: ApiClient,
  id: number,
  error: unknown,
  isDone: (order: Order) => boolean,
): Promise<Order> {
  if (serverMessage(error) !== undefined) throw error
  const order = await api.call(getOrder, { params: { id } }).catch(() => undefined)
  if (!order || !isDone(order)) throw error
  return order
}
