import type { SellerSketch } from './people.ts'
import { accessorySellers } from './sellers-of-accessories.ts'
import { kidsSellers } from './sellers-of-kidswear.ts'
import { menSellers } from './sellers-of-menswear.ts'
import { womenSellers } from './sellers-of-womenswear.ts'

/** The demo account with records in every state. */
export const demoSeller: SellerSketch = {
  username: 'demo_seller',
  name: ['Mahnoor', 'Siddiqui'],
  city: 'Lahore',
  voice: 'polite',
  sells: ['desi', 'bags', 'women shoes'],
  share: 0,
  joined: 412,
  care: 0.8,
  bio: 'Clearing out a wardrobe that got too big for one cupboard.',
  shop: 'Lawn, formals and the odd pair of heels, all from my own cupboard in Johar Town. Everything is washed, ironed and photographed the same day. Parcels leave on Monday and Thursday.',
}

/** The forty shops of the demo. */
export const sellers: readonly SellerSketch[] = [...womenSellers, ...kidsSellers, ...accessorySellers, ...menSellers]
