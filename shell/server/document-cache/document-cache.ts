import { LRUCache } from 'lru-cache'
import type { SentDocument } from '../metrics/server-metrics.ts'

/** Surrogate key of all documents, which contain the current releases. */
export const RELEASES_KEY = 'releases'

/** A rendered public document, which holds nothing of a visitor. */
export interface CachedDocument {
  headers: Record<string, string>
  /** Bodies by content coding. */
  bodies: { br: Buffer; gzip?: Buffer; identity?: never }
  /** Hash of the content. */
  hash: string
  /** Surrogate keys of the API's responses that it contains. */
  keys: ReadonlySet<string>
  /** True if every response named its keys, so that every change of the content is announced. */
  isKeyed: boolean
  /** Time at which its render started, as `performance.now()`. */
  renderedAt: number
  sent: Omit<SentDocument, 'seconds'>
}

/**
 * `fresh`: can be sent. `stale`: can be sent while it is rendered again. `outdated`: its content changed, or may have
 * changed, so it is sent only if it cannot be rendered again.
 */
export type Freshness = 'fresh' | 'stale' | 'outdated'

export interface DocumentCache {
  find: (id: string) => { document: CachedDocument; freshness: Freshness } | undefined
  store: (id: string, document: CachedDocument) => void
  /** Returns the ids of documents that are not outdated, the one that was requested last first. */
  recentIds: () => Iterable<string>
  /** Outdates every document that contains one of the keys. */
  outdate: (keys: readonly string[]) => void
  /** True if changes of the document's content are announced now. */
  isAnnounced: (document: CachedDocument) => boolean
  /** True if a change of one of the keys was announced since a render started. */
  isOutdated: (render: Pick<CachedDocument, 'keys' | 'renderedAt'>) => boolean
  bytes: () => number
}

interface CacheOptions {
  /** 0 stores nothing. */
  maxBytes: number
  /** Time since which all changes have been announced; infinite while they are not. */
  announcedSince: () => number
}

const FRESH_MS = 60_000
const STALE_MS = 600_000
/** Longest life of a document whose changes are not announced. */
export const UNANNOUNCED_MS = 5_000
/** More changes than are announced while a document is rendered. */
const MAX_CHANGES = 100_000

export function createDocumentCache({ maxBytes, announcedSince }: CacheOptions): DocumentCache {
  const outdated = new WeakSet<CachedDocument>()
  const idsByKey = new Map<string, Set<string>>()
  /** Time of the last change by key. */
  const changes = new LRUCache<string, number>({ max: MAX_CHANGES })
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: sizeOf,
    dispose(document, id, reason) {
      if (reason !== 'set') removeFromIndex(document, id)
    },
  })

  function removeFromIndex({ keys }: CachedDocument, id: string): void {
    for (const key of keys) {
      const ids = idsByKey.get(key)
      ids?.delete(id)
      if (ids?.size === 0) idsByKey.delete(key)
    }
  }

  const isOutdated = ({ keys, renderedAt }: Pick<CachedDocument, 'keys' | 'renderedAt'>) =>
    [...keys].some(key => (changes.get(key) ?? Number.NEGATIVE_INFINITY) >= renderedAt)

  const isAnnounced = ({ isKeyed, renderedAt }: CachedDocument) => isKeyed && renderedAt >= announcedSince()

  function freshnessOf(document: CachedDocument): Freshness {
    if (outdated.has(document)) return 'outdated'
    const age = performance.now() - document.renderedAt
    if (!isAnnounced(document)) return age <= UNANNOUNCED_MS ? 'fresh' : 'outdated'
    if (age > STALE_MS) return 'outdated'
    return age <= FRESH_MS ? 'fresh' : 'stale'
  }

  return {
    find(id) {
      const document = documents.get(id)
      return document && { document, freshness: freshnessOf(document) }
    },
    store(id, document) {
      const previous = documents.peek(id)
      if (previous && previous !== document) removeFromIndex(previous, id)
      documents.set(id, document)
      if (!documents.has(id)) return
      for (const key of document.keys) {
        const ids = idsByKey.get(key) ?? new Set()
        idsByKey.set(key, ids.add(id))
      }
      // Announced while the document was rendered, perhaps from the response before the change.
      if (isOutdated(document)) outdated.add(document)
    },
    *recentIds() {
      for (const [id, document] of documents.entries()) if (freshnessOf(document) !== 'outdated') yield id
    },
    outdate(keys) {
      const now = performance.now()
      for (const key of keys) {
        changes.set(key, now)
        for (const id of idsByKey.get(key) ?? []) {
          const document = documents.peek(id)
          if (document) outdated.add(document)
        }
      }
    },
    isAnnounced,
    isOutdated,
    bytes: () => documents.calculatedSize,
  }
}

const KEY_BYTES = 100

/** Gzip is made later, and is larger than Brotli by less than half. */
const BODIES_FACTOR = 2.5

/** Returns the bytes of a document in memory, at most. */
function sizeOf({ bodies, keys, headers }: CachedDocument, id: string): number {
  return Math.ceil(
    bodies.br.length * BODIES_FACTOR + keys.size * KEY_BYTES + JSON.stringify(headers).length + id.length,
  )
}
