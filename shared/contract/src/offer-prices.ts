import { toPaisa, toRupees } from './money.ts'

/** Lowest price that a buyer can offer, in rupees: half of the product's price, rounded up to the paisa (OFFER-2). */
export const minOffer = (price: number) => toRupees(Math.ceil(toPaisa(price) / 2))

/** Returns why a buyer cannot offer a price for a product; undefined if they can (OFFER-2). Prices are in rupees. */
export function findOfferError(offered: number, price: number): 'not-lower' | 'too-low' | undefined {
  if (toPaisa(offered) >= toPaisa(price)) return 'not-lower'
  return toPaisa(offered) < toPaisa(minOffer(price)) ? 'too-low' : undefined
}
