import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { MAX_COUNTED } from '../../pagination.ts'
import { MINUTE_MS } from '../../time.ts'
import type { Announcements } from '../changes/announcements.ts'
import type { Selection } from './product-selection.ts'
import { compileCount } from './products-queries.ts'

const TTL_MS = 5_000
/** Longer for totals beyond `MAX_COUNTED`, which rarely fall below it. */
const CAPPED_TTL_MS = MINUTE_MS
const MAX_STALE_MS = 10 * MINUTE_MS
const MAX_ENTRIES = 2_000

/** Totals of lists, cached because counting costs far more than the page it belongs to (decision 006). */
export interface ProductCounts {
  /** Returns `MAX_COUNTED` + 1 for more; a stale total while counting, or for ten minutes if counting fails. */
  totalOf(selection: Selection): Promise<number>
  forget(): void
}

/** Kinds of keys whose announcement can change a total. */
const countedKinds = /^(catalogue|shop-|category-|facets-|products)/

/** Counts again after each change that is announced, and for each request while announcements may be missed. */
export function createProductCounts(db: Db, announcements: Pick<Announcements, 'subscribe' | 'isLive'>): ProductCounts {
  const totals = new LRUCache<string, number, CompiledQuery<{ total: number }>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context }) {
      const [{ total } = { total: 0 }] = (await db.executeQuery(context)).rows
      options.ttl = total > MAX_COUNTED ? CAPPED_TTL_MS : TTL_MS
      return total
    },
  })
  announcements.subscribe({
    onKeys: keys => {
      if (keys.some(key => countedKinds.test(key))) totals.clear()
    },
    onLoss: () => totals.clear(),
  })
  return {
    totalOf(selection) {
      if (!announcements.isLive()) totals.clear()
      const count = compileCount(db, selection, MAX_COUNTED + 1)
      const key = `${count.sql}\n${JSON.stringify(count.parameters)}`
      if (totals.getRemainingTTL(key) < -MAX_STALE_MS) totals.delete(key)
      return totals.forceFetch(key, { context: count })
    },
    forget: () => totals.clear(),
  }
}
