import { serverMessage } from '@closyyy/api-client/api-error'
import type { Order } from '@closyyy/contract/orders-schemas'

/**
 * Reads an order again after a step of it got no response (ORDER-19).
 * @returns the order if it shows the result of the step
 * @throws the error otherwise
 */
export async function orderAfterError(
  error: unknown,
  read: () => Promise<Order | null>,
  isDone: (order: Order) => boolean,
): Promise<Order> {
  if (serverMessage(error) !== undefined) throw error
  const order = await read().catch(() => null)
  if (!order || !isDone(order)) throw error
  return order
}
