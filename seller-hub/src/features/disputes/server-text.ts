import { refusalText } from '@closyyy/api-client/refusal-text'
import type { DisputesText, DisputesTextId } from './disputes-text.ts'

/** The contract's and the server's sentences by the message that says them in the reader's language. */
const sentences: Record<string, DisputesTextId> = {
  'Please choose a reason.': 'report.no-reason',
  'Please enter a message.': 'message.missing',
  'At most 2000 characters are allowed.': 'message.too-long',
  'A problem with this order is already being resolved.': 'server.open',
  'This problem has already been resolved.': 'server.resolved',
  'This order is closed.': 'server.ended',
  'Only who reported this problem can mark it as resolved.': 'server.not-raiser',
  'Order not found.': 'server.no-order',
  'Dispute not found.': 'thread.unknown',
}

/** A sentence of the contract or the server in the reader's language; unknown ones stay as they are. */
export function translateSentence(t: DisputesText, sentence: string): string {
  const id = sentences[sentence]
  return id ? t(id) : sentence
}

/** What the server said of a failed call, in the reader's language; undefined where it said nothing. */
export function serverText(t: DisputesText, error: unknown): string | undefined {
  const said = refusalText(error)
  return said && translateSentence(t, said)
}
