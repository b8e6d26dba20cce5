import { readAmount } from '@closyyy/contract/amounts'

/** The ways to choose a price: a percentage off, or a custom price (OFFER-10). */
export const presets = ['10', '20', 'custom'] as const

/** Values of the offer form, as typed. */
export interface OfferValues extends Record<string, string> {
  preset: string
  /** Rupees. */
  offer_price: string
  message: string
}

const toRupees = (paisa: number) => paisa / 100
const toPaisa = (rupees: number) => Math.round(rupees * 100)

/** Returns the price of a preset in rupees, rounded to the paisa. */
export function presetPrice(price: number, percentOff: '10' | '20'): number {
  return toRupees(Math.round((toPaisa(price) * (100 - Number(percentOff))) / 100))
}

/** Returns the lowest offer the server accepts: half of the product's price, in rupees, rounded up to the paisa (OFFER-2). */
export function minOffer(price: number): number {
  return toRupees(Math.ceil(toPaisa(price) / 2))
}

/** Validates a typed offer (OFFER-2); returns undefined if it is valid. Prices are in rupees. */
export function offerError(typed: string, price: number): 'missing' | 'not-lower' | 'too-low' | undefined {
  const offered = readAmount(typed)
  if (Number.isNaN(offered)) return 'missing'
  if (toPaisa(offered) >= toPaisa(price)) return 'not-lower'
  return offered < minOffer(price) ? 'too-low' : undefined
}

/** Initial values: the first preset and its price. */
export function initialOffer(price: number): OfferValues {
  return { preset: '10', offer_price: String(presetPrice(price, '10')), message: '' }
}
