import type { Dice } from './dice.ts'
import { priceStep } from './prices.ts'

/** Returns a round price between two percentages of the full price: below it, at least half of it. */
export function chooseOfferPrice(price: number, low: number, high: number, dice: Dice): number {
  const step = priceStep(price)
  const wished = Math.round((price * dice.whole(low, high)) / 100 / step) * step
  const highest = Math.ceil(price / step) * step - step
  return Math.max(Math.ceil(price / 2), Math.min(wished, highest))
}

/** Returns a counter-offer about halfway between the offer and the full price. */
export function chooseCounterPrice(price: number, offered: number, dice: Dice): number {
  const step = priceStep(price)
  const wished = Math.round((offered + ((price - offered) * dice.whole(45, 75)) / 100) / step) * step
  return Math.min(Math.max(wished, offered + 1), price - 1)
}
