import type { Dice } from './dice.ts'
import type { GarmentLine } from './garment-line.ts'
import { departments, type SellerSketch } from './people.ts'
import { demoSeller, sellers } from './sellers.ts'
import { menSellers } from './sellers-of-menswear.ts'

export function isMan(seller: SellerSketch): boolean {
  return menSellers.includes(seller)
}

function suits(seller: SellerSketch, line: GarmentLine): boolean {
  return seller.sells.some(department => (departments[department] as readonly number[]).includes(line.category))
}

/** Chooses a seller of such products, more likely one with few products so far. */
export function chooseSeller(line: GarmentLine, counts: Map<string, number>, dice: Dice): SellerSketch {
  const able = sellers.filter(seller => suits(seller, line))
  const chosen = dice.weigh(able, seller => seller.share / (1 + (counts.get(seller.username) ?? 0)) ** 1.5)
  counts.set(chosen.username, (counts.get(chosen.username) ?? 0) + 1)
  return chosen
}

export function sellerNamed(username: string): SellerSketch {
  const seller = [demoSeller, ...sellers].find(candidate => candidate.username === username)
  if (!seller) throw new Error(`Unknown demo seller: ${username}`)
  return seller
}
