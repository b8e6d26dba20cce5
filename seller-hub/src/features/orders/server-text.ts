import { refusalText } from '@closyyy/api-client/refusal-text'
import type { OrdersText, OrdersTextId } from './orders-text.ts'

/** The server's sentences by the message that says them in the reader's language. */
const sentences: Record<string, OrdersTextId> = {
  'This order has not been shipped yet.': 'server.pending',
  'This order has already been shipped.': 'server.shipped',
  'This order has already been delivered.': 'server.delivered',
  'This order has already been completed.': 'server.completed',
  'This order has already been cancelled.': 'server.cancelled',
  'Order not found.': 'server.not-found',
}

/** What the server said of a failed move, in the reader's language; undefined where it said nothing. */
export function serverText(t: OrdersText, error: unknown): string | undefined {
  const said = refusalText(error)
  const id = said && sentences[said]
  return id ? t(id) : said
}
