/** The ways to choose a price in the offer dialog (OFFER-10). */
export const presets = ['10', '20', 'custom'] as const

const inRupees = (paisa: number) => paisa / 100
const inPaisa = (rupees: number) => Math.round(rupees * 100)

/** The price that a preset stands for, in rupees with at most two decimals. */
export function presetPrice(price: number, percentOff: '10' | '20'): number {
  return inRupees(Math.round((inPaisa(price) * (100 - Number(percentOff))) / 100))
}

/** The lowest price that the server takes: half of the product's, in rupees. */
export function lowestOffer(price: number): number {
  return inRupees(Math.ceil(inPaisa(price) / 2))
}

/** What is wrong with a typed offer (OFFER-2); undefined where nothing is. */
export function offerFault(typed: string, price: number): 'missing' | 'not-lower' | 'too-low' | undefined {
  const offered = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(offered)) return 'missing'
  if (inPaisa(offered) >= inPaisa(price)) return 'not-lower'
  return offered < lowestOffer(price) ? 'too-low' : undefined
}

/** What the dialog starts with: the first preset and its price. */
export const firstOffer = (price: number) => ({
  preset: '10',
  offer_price: String(presetPrice(price, '10')),
  message: '',
})
