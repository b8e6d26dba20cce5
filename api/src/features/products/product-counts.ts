import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { MAX_COUNTED } from '../../pagination.ts'
import { MINUTE_MS } from '../../time.ts'
import type { Announcements } from '../changes/announcements.ts'
import type { Selection } from './product-selection.ts'
import { compileCount, compileFacetCount, type Facet } from './products-queries.ts'

const TTL_MS = 5_000
/** Longer for totals beyond `MAX_COUNTED`, which rarely fall below it. */
const CAPPED_TTL_MS = MINUTE_MS
const MAX_STALE_MS = 10 * MINUTE_MS
const MAX_ENTRIES = 2_000

/** A value of a facet and how many products have it. */
export interface FacetCount {
  value: number | string
  count: number
}

/** Totals of lists, cached because counting costs far more than the page it belongs to (decision 006). */
export interface ProductCounts {
  /** Returns `MAX_COUNTED` + 1 for more; a stale total while counting, or for ten minutes if counting fails. */
  totalOf(selection: Selection): Promise<number>
  /** Returns the values that products of the selection have; stale counts as above (decision 051). */
  facetOf(selection: Selection, facet: Facet): Promise<FacetCount[]>
  forget(): void
}

/** Kinds of keys whose announcement can change a total. */
const countedKinds = /^(catalogue|shop-|category-|facets-|products)/

interface Counted {
  total: number
}

/** Counts again after each change that is announced, and for each request while announcements may be missed. */
export function createProductCounts(db: Db, announcements: Pick<Announcements, 'subscribe' | 'isLive'>): ProductCounts {
  const cache = new LRUCache<string, readonly Counted[], CompiledQuery<Counted>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context }) {
      const { rows } = await db.executeQuery(context)
      options.ttl = rows.some(({ total }) => total > MAX_COUNTED) ? CAPPED_TTL_MS : TTL_MS
      return rows
    },
  })
  announcements.subscribe({
    onKeys: keys => {
      if (keys.some(key => countedKinds.test(key))) cache.clear()
    },
    onLoss: () => cache.clear(),
  })
  function read<Row extends Counted>(count: CompiledQuery<Row>): Promise<readonly Row[]> {
    if (!announcements.isLive()) cache.clear()
    const key = `${count.sql}\n${JSON.stringify(count.parameters)}`
    if (cache.getRemainingTTL(key) < -MAX_STALE_MS) cache.delete(key)
    return cache.forceFetch(key, { context: count }) as Promise<readonly Row[]>
  }
  return {
    async totalOf(selection) {
      const [{ total } = { total: 0 }] = await read(compileCount(db, selection, MAX_COUNTED + 1))
      return total
    },
    async facetOf(selection, facet) {
      const rows = await read(compileFacetCount(db, selection, facet))
      return rows.map(({ value, total }) => ({ value, count: total }))
    },
    forget: () => cache.clear(),
  }
}
