import { toPaisa } from '@closyyy/contract/money'

/** A typed price in rupees; NaN, which no rule lets pass, where it is none. */
export function typedPrice(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Whether a seller's price is not below that of the product. */
export const isTooHighCounter = (price: number, productPrice: number) => toPaisa(price) >= toPaisa(productPrice)
