/** The ways to name a price in the offer dialog (storefront.txt section 2). */
export const presets = ['10', '20', 'custom'] as const
export type Preset = (typeof presets)[number]

const inPaisa = (rupees: number) => Math.round(rupees * 100)

/** What a percentage off leaves of a price, in rupees with at most two decimals. */
export function presetPrice(price: number, percentOff: Exclude<Preset, 'custom'>): number {
  return Math.round((inPaisa(price) * (100 - Number(percentOff))) / 100) / 100
}

/** The least that a buyer may offer, in rupees: half, rounded up to the paisa. */
export function leastOffer(price: number): number {
  return Math.ceil(inPaisa(price) / 2) / 100
}

/** A typed price in rupees; NaN, which no rule lets pass, where it is none. */
export function typedPrice(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Why a buyer's price is refused by that of the product; undefined where it is not. */
export function offerFault(price: number, productPrice: number): 'not-lower' | 'too-low' | undefined {
  if (inPaisa(price) >= inPaisa(productPrice)) return 'not-lower'
  return inPaisa(price) < inPaisa(leastOffer(productPrice)) ? 'too-low' : undefined
}

/** Whether a seller's price is not below that of the product. */
export const isTooHighCounter = (price: number, productPrice: number) => inPaisa(price) >= inPaisa(productPrice)
