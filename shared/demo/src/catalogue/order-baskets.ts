import type { Dice } from './dice.ts'
import type { DemoProduct } from './shapes.ts'

/** Products that one buyer orders from one seller at once. */
export interface Basket {
  readonly seller: string
  readonly rows: readonly { readonly product: DemoProduct; readonly quantity: number }[]
}

/** Puts every sold unit in exactly one basket; sometimes combines single products, except of one seller. */
export function fillBaskets(products: readonly DemoProduct[], uncombinedSeller: string, dice: Dice): Basket[] {
  const sold = products.filter(product => product.quantity_left < product.quantity)
  const bySeller = Map.groupBy(sold, product => product.seller)
  return [...bySeller].flatMap(([seller, ownProducts]) => {
    const baskets: Basket['rows'][number][][] = []
    for (const product of ownProducts) {
      const soldUnits = product.quantity - product.quantity_left
      const last = baskets.at(-1)
      const joins =
        seller !== uncombinedSeller &&
        soldUnits === 1 &&
        product.sold &&
        last?.length === 1 &&
        last[0]!.product.sold &&
        dice.chance(0.18)
      if (joins) last.push({ product, quantity: 1 })
      else if (seller === uncombinedSeller)
        baskets.push(...Array.from({ length: soldUnits }, () => [{ product, quantity: 1 }]))
      else baskets.push([{ product, quantity: soldUnits }])
    }
    return baskets.map(rows => ({ seller, rows }))
  })
}
