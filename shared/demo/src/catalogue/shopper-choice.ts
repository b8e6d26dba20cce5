import { buyers, demoBuyer } from './buyers.ts'
import type { Dice } from './dice.ts'
import { demoSeller, sellers } from './sellers.ts'

/** Anybody who buys, likes, follows or makes offers. */
export interface Shopper {
  readonly username: string
  readonly city: string
  readonly joined: number
}

const crowd: readonly Shopper[] = [...buyers, ...buyers, ...buyers, ...sellers]

export const shoppers: readonly Shopper[] = [demoBuyer, ...buyers, demoSeller, ...sellers]

export function shopperNamed(username: string): Shopper {
  const shopper = shoppers.find(candidate => candidate.username === username)
  if (!shopper) throw new Error(`Unknown demo person: ${username}`)
  return shopper
}

/** Chooses a person other than the seller who had joined by then, mostly a plain buyer. */
export function chooseShopper(
  seller: string,
  hoursAgo: number,
  isTaken: (username: string) => boolean,
  dice: Dice,
): Shopper {
  const able = crowd.filter(
    ({ username, joined }) => username !== seller && joined * 24 > hoursAgo && !isTaken(username),
  )
  return dice.pick(able)
}
