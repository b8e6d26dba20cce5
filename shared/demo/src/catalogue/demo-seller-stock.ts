import type { Fate } from './draft.ts'

interface Stock {
  readonly category: number
  readonly fate: Fate
  readonly count: number
  /** For several units: how many were listed and sold. */
  readonly units?: readonly [quantity: number, sold: number]
}

/** The demo seller's products by category and state. */
export const demoSellerStock: readonly Stock[] = [
  { category: 14, fate: 'on sale', count: 3 },
  { category: 15, fate: 'on sale', count: 3 },
  { category: 16, fate: 'on sale', count: 1, units: [5, 2] },
  { category: 16, fate: 'on sale', count: 1 },
  { category: 12, fate: 'on sale', count: 1 },
  { category: 17, fate: 'on sale', count: 1 },
  { category: 20, fate: 'on sale', count: 2 },
  { category: 21, fate: 'on sale', count: 2 },
  { category: 22, fate: 'on sale', count: 2 },
  { category: 14, fate: 'pending', count: 1 },
  { category: 22, fate: 'pending', count: 1 },
  { category: 21, fate: 'rejected', count: 1 },
  { category: 14, fate: 'sold', count: 2 },
  { category: 15, fate: 'sold', count: 1 },
  { category: 17, fate: 'sold', count: 1 },
  { category: 21, fate: 'sold', count: 1 },
  { category: 22, fate: 'sold', count: 1 },
]
