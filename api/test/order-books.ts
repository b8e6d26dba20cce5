import { expect } from 'vitest'

/** Seeded random numbers: each call returns an integer below the given one. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Computes the fees independently of the contract, in paisa (LEDGER-3). */
export function sharesOf(subtotal: number) {
  const fee = Number((BigInt(subtotal) * 10n + 50n) / 100n)
  return { total: subtotal + 25_000, fee, profit: subtotal - fee - (subtotal >= 300_000 ? 25_000 : 0) }
}

/** Tracks the expected ledger balances in plain numbers. */
export function openBooks() {
  const sellers = new Map<number, { unconfirmed: number; balance: number; pendingPayouts: number }>()
  const house = { receivable: 0, 'courier-receivable': 0, cash: 0, 'platform-fee': 0, delivery: 0 }
  const bookOf = (id: number) => {
    const book = sellers.get(id) ?? { unconfirmed: 0, balance: 0, pendingPayouts: 0 }
    sellers.set(id, book)
    return book
  }
  function placeOrCancel(sellerId: number, subtotal: number, sign: 1 | -1) {
    const { total, fee, profit } = sharesOf(subtotal)
    bookOf(sellerId).unconfirmed += sign * profit
    house.receivable -= sign * total
    house['platform-fee'] += sign * fee
    house.delivery += sign * (total - fee - profit)
  }
  return {
    sellers,
    house,
    bookOf,
    place: (sellerId: number, subtotal: number) => placeOrCancel(sellerId, subtotal, 1),
    settle(sellerId: number, subtotal: number, outcome: string) {
      if (outcome === 'cancelled') placeOrCancel(sellerId, subtotal, -1)
      if (outcome !== 'completed') return
      const { total, profit } = sharesOf(subtotal)
      bookOf(sellerId).unconfirmed -= profit
      bookOf(sellerId).balance += profit
      house.receivable += total
      house['courier-receivable'] -= total
    },
    remit(total: number) {
      house['courier-receivable'] += total
      house.cash -= total
    },
    payOut(sellerId: number, amount: number, isPaid: boolean) {
      bookOf(sellerId).balance -= amount
      bookOf(sellerId).pendingPayouts += isPaid ? 0 : amount
      house.cash += isPaid ? amount : 0
    },
    expectEven() {
      const owed = [...sellers.values()].map(book => book.unconfirmed + book.balance + book.pendingPayouts)
      expect([...owed, ...Object.values(house)].reduce((sum, amount) => sum + amount, 0)).toBe(0)
    },
  }
}
