import type { Dice } from './dice.ts'
import type { DemoProduct } from './shapes.ts'

/** Products that one buyer orders from one seller at once. */
export interface Basket {
  readonly seller: string
  readonly rows: readonly { readonly product: DemoProduct; readonly quantity: number }[]
}

/** Puts every sold unit in exactly one basket; sometimes combines single products of one seller. */
export function fillBaskets(products: readonly DemoProduct[], apart: string, dice: Dice): Basket[] {
  const sold = products.filter(product => product.quantity_left < product.quantity)
  const bySeller = Map.groupBy(sold, product => product.seller)
  return [...bySeller].flatMap(([seller, goods]) => {
    const baskets: Basket['rows'][number][][] = []
    for (const product of goods) {
      const pieces = product.quantity - product.quantity_left
      const last = baskets.at(-1)
      const joins =
        seller !== apart &&
        pieces === 1 &&
        product.sold &&
        last?.length === 1 &&
        last[0]!.product.sold &&
        dice.chance(0.18)
      if (joins) last.push({ product, quantity: 1 })
      else if (seller === apart) baskets.push(...Array.from({ length: pieces }, () => [{ product, quantity: 1 }]))
      else baskets.push([{ product, quantity: pieces }])
    }
    return baskets.map(rows => ({ seller, rows }))
  })
}
