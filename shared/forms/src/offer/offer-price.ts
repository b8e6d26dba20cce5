import { readAmount } from '@closyyy/contract/amounts'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { findOfferError } from '@closyyy/contract/offer-prices'

/** The ways to choose a price: a percentage off, or a custom price (OFFER-10). */
export const presets = ['10', '20', 'custom'] as const

/** Values of the offer form, as typed. */
export interface OfferValues extends Record<string, string> {
  preset: string
  /** Rupees. */
  offer_price: string
  message: string
}

/** Returns the price of a preset in rupees, rounded to the paisa. */
export function presetPrice(price: number, percentOff: '10' | '20'): number {
  return toRupees(Math.round((toPaisa(price) * (100 - Number(percentOff))) / 100))
}

/** Validates a typed offer (OFFER-2); returns undefined if it is valid. Prices are in rupees. */
export function offerError(typed: string, price: number): 'missing' | 'not-lower' | 'too-low' | undefined {
  const offered = readAmount(typed)
  return Number.isNaN(offered) ? 'missing' : findOfferError(offered, price)
}

/** Returns the unsent values, or the first preset; a preset is calculated again because the price may have changed. */
export function initialOffer(price: number, unsent?: OfferValues): OfferValues {
  if (unsent?.preset === 'custom') return unsent
  const preset = unsent?.preset === '20' ? '20' : '10'
  return { preset, offer_price: String(presetPrice(price, preset)), message: unsent?.message ?? '' }
}

/** Returns the typed price and message of an offer that was not sent. */
export function typedOffer(unsent: OfferValues | undefined): string | undefined {
  if (!unsent) return undefined
  const { preset, offer_price, message } = unsent
  return [preset === 'custom' && offer_price, message].filter(Boolean).join('\n')
}
