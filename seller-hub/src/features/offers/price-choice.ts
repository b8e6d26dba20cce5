import { toPaisa } from '@closyyy/contract/money'

/** NaN for an empty text. */
export function typedPrice(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

export const isTooHighCounter = (price: number, productPrice: number) => toPaisa(price) >= toPaisa(productPrice)
