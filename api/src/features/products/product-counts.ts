import type { Db } from '../../db/database.ts'
import { MAX_COUNTED } from '../../paging.ts'
import type { Selection } from './product-selection.ts'
import { countProducts } from './products-queries.ts'

const FRESH_MS = 5_000
/** A total beyond the cap stays there for long, whatever is sold meanwhile. */
const CAPPED_FRESH_MS = 60_000
const USABLE_MS = 10 * 60_000
const MOST_KEPT = 2_000

interface Kept {
  total: number
  countedAt: number
}

/** Totals of lists, counted once for many requests: counting costs far more than the page it stands on. */
export interface ProductCounts {
  /** At most `MAX_COUNTED` + 1, which stands for more; a few seconds old at most, a minute where it stands for more. */
  totalOf(selection: Selection): Promise<number>
  /** Drops what is kept, after a product was written. */
  forget(): void
}

function isFresh({ total, countedAt }: Kept, now: number): boolean {
  return now - countedAt < (total > MAX_COUNTED ? CAPPED_FRESH_MS : FRESH_MS)
}

export function createProductCounts(db: Db): ProductCounts {
  const kept = new Map<string, Kept>()
  const counting = new Map<string, Promise<number>>()

  async function count(key: string, selection: Selection): Promise<number> {
    const total = await countProducts(db, selection, MAX_COUNTED + 1)
    kept.delete(key)
    kept.set(key, { total, countedAt: Date.now() })
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return total
  }

  function countOnce(key: string, selection: Selection): Promise<number> {
    const running = counting.get(key)
    if (running !== undefined) return running
    const total = count(key, selection).finally(() => counting.delete(key))
    counting.set(key, total)
    return total
  }

  return {
    totalOf(selection) {
      const key = `${selection.where}\n${JSON.stringify(selection.values)}`
      const entry = kept.get(key)
      const now = Date.now()
      if (!entry || now - entry.countedAt > USABLE_MS) return countOnce(key, selection)
      // The old total serves while a new one is counted; where that fails it serves on.
      if (!isFresh(entry, now)) countOnce(key, selection).catch(() => undefined)
      return Promise.resolve(entry.total)
    },
    forget: () => kept.clear(),
  }
}
