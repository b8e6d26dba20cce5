/** Days within which price changes add up (PRODUCT-24). */
export const PRICE_WINDOW_DAYS = 7

interface Priced {
  price_paisa: number
  base_price_paisa: number | null
  has_recent_base: boolean
}

/** Returns the price that starts the current window: the current price if the window has passed. */
function basePrice({ price_paisa, base_price_paisa, has_recent_base }: Priced): number {
  return has_recent_base && base_price_paisa !== null ? base_price_paisa : price_paisa
}

const isJump = (from: number, to: number) => 2 * Math.abs(to - from) > from

/** Returns whether a new price waits for approval: more than 50 % from the current price or the base (PRODUCT-24). */
export function isPriceJump(product: Priced, price_paisa: number): boolean {
  if (price_paisa === product.price_paisa) return false
  return isJump(product.price_paisa, price_paisa) || isJump(basePrice(product), price_paisa)
}

/** Returns whether a small price change starts a new window. */
export function startsPriceWindow(product: Priced, price_paisa: number): boolean {
  return price_paisa !== product.price_paisa && !(product.has_recent_base && product.base_price_paisa !== null)
}
