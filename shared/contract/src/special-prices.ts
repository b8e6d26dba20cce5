import { toPaisa } from './money.ts'

/** Percent of a product's price that a special price is at least below (OFFER-14). */
export const MIN_SPECIAL_PRICE_DISCOUNT = 5

/** Percent that clients suggest. */
const SUGGESTED_DISCOUNT = 10

/** Maximum people whom one special price reaches, those who liked the product last (OFFER-13). */
export const MAX_SPECIAL_PRICE_RECIPIENTS = 500

const PAISA = 100

const below = (price: number, percent: number) => Math.floor((toPaisa(price) * (100 - percent)) / 100 / PAISA)

/** Highest special price in whole rupees; 0 if there is none. */
export const maxSpecialPrice = (price: number) => below(price, MIN_SPECIAL_PRICE_DISCOUNT)

/** Lowest special price in whole rupees, half of the product's price (OFFER-14). */
export const minSpecialPrice = (price: number) => Math.ceil(toPaisa(price) / 2 / PAISA)

/** Special price that clients suggest, in whole rupees. */
export const suggestedSpecialPrice = (price: number) => below(price, SUGGESTED_DISCOUNT)
