import { refusalText } from '@closyyy/api-client/refusal-text'
import type { OffersText, OffersTextId } from './offers-text.ts'

/** The contract's and the server's sentences by the message that says them in the reader's language. */
const sentences: Record<string, OffersTextId> = {
  'Please enter a valid price.': 'counter.invalid',
  'Counter-offer must be less than the product price.': 'counter.too-high',
  'Please enter your offer price.': 'offer.missing',
  'Price must be greater than 0': 'offer.not-positive',
  'Product ID not found for this offer': 'offer.no-product',
  'Offer must be less than the product price.': 'offer.not-lower',
  'At most 2 decimals are allowed.': 'offer.decimals',
  'This product is already sold.': 'server.sold',
  'This product is not on sale at the moment.': 'server.not-on-sale',
  'This seller does not take offers on this product.': 'server.no-offers',
  'This seller is on vacation.': 'server.vacation',
  'This offer has already been used.': 'server.used',
  'A newer offer has replaced this one.': 'server.replaced',
  'This offer has expired.': 'server.expired',
  'This counter-offer has expired.': 'server.counter-expired',
  'This product is no longer available, so its offers are closed.': 'standing.closed',
}

/** A sentence of the contract or the server in the reader's language; unknown ones stay as they are. */
export function translateSentence(t: OffersText, sentence: string): string {
  const id = sentences[sentence]
  return id ? t(id) : sentence
}

/** What the server said of a failed move, in the reader's language; undefined where it said nothing. */
export function serverText(t: OffersText, error: unknown): string | undefined {
  const said = refusalText(error)
  return said && translateSentence(t, said)
}
