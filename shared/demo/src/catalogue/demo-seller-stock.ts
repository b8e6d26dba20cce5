import type { DraftState } from './draft.ts'

interface Stock {
  readonly category: number
  readonly state: DraftState
  readonly count: number
  /** For several units: how many were listed and sold. */
  readonly units?: readonly [quantity: number, sold: number]
}

/** The demo seller's products by category and state. */
export const demoSellerStock: readonly Stock[] = [
  { category: 14, state: 'on sale', count: 3 },
  { category: 15, state: 'on sale', count: 3 },
  { category: 16, state: 'on sale', count: 1, units: [5, 2] },
  { category: 16, state: 'on sale', count: 1 },
  { category: 12, state: 'on sale', count: 1 },
  { category: 17, state: 'on sale', count: 1 },
  { category: 20, state: 'on sale', count: 2 },
  { category: 21, state: 'on sale', count: 2 },
  { category: 22, state: 'on sale', count: 2 },
  { category: 14, state: 'pending', count: 1 },
  { category: 22, state: 'pending', count: 1 },
  { category: 21, state: 'rejected', count: 1 },
  { category: 14, state: 'sold', count: 2 },
  { category: 15, state: 'sold', count: 1 },
  { category: 17, state: 'sold', count: 1 },
  { category: 21, state: 'sold', count: 1 },
  { category: 22, state: 'sold', count: 1 },
]
