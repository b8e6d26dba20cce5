import type { CachedDocument, DocumentCache, Freshness } from './document-cache.ts'
import { type Redirect, type SharedDocument, type StartedDocument, shareDocument } from './shared-document.ts'

export type StartRender = () => Promise<Redirect | StartedDocument>

export type DocumentResponse =
  | { type: 'redirect'; redirect: Redirect }
  /** A whole document from the cache. */
  | { type: 'cached'; document: CachedDocument; freshness: Freshness }
  /** A document whose content may still be rendered. */
  | { type: 'rendering'; document: SharedDocument }

export interface DocumentRenders {
  /** Returns a document from the cache, or one that is rendered for all who request it meanwhile. */
  get: (id: string, start: StartRender) => Promise<DocumentResponse>
}

const OK = 200

interface Render {
  /** Time at which it started, as `performance.now()`. */
  startedAt: number
  result: Promise<Redirect | SharedDocument>
}

/** Renders each document once for concurrent requests, and stores it if nothing is missing from it. */
export function createDocumentRenders(cache: Pick<DocumentCache, 'find' | 'store' | 'isOutdated'>): DocumentRenders {
  const pending = new Map<string, Render>()

  /** Joins the pending render, unless it may have read what changed since: its content is likely that of the cached one. */
  function render(id: string, start: StartRender, cached: CachedDocument | undefined): Render['result'] {
    const known = pending.get(id)
    if (known && !(cached && cache.isOutdated({ keys: cached.keys, renderedAt: known.startedAt }))) return known.result
    const startedAt = performance.now()
    const result = start().then(started => ('redirect' in started ? started : shareDocument(started, startedAt)))
    const begun = { startedAt, result }
    pending.set(id, begun)
    void finish(id, begun)
    return result
  }

  async function finish(id: string, begun: Render): Promise<void> {
    const isPending = () => pending.get(id) === begun
    try {
      const shared = await begun.result
      if ('redirect' in shared) return
      const { document, isWhole } = await shared.finished
      if (isWhole && shared.status === OK && isPending()) cache.store(id, document)
    } catch {
      // Each response reports that its document is not complete.
    } finally {
      if (isPending()) pending.delete(id)
    }
  }

  return {
    async get(id, start) {
      const cached = cache.find(id)
      if (cached?.freshness === 'fresh') return { type: 'cached', ...cached }
      const rendering = render(id, start, cached?.document)
      if (cached?.freshness === 'stale') {
        rendering.catch(() => undefined)
        return { type: 'cached', ...cached }
      }
      const shared = await rendering
      if ('redirect' in shared) return { type: 'redirect', redirect: shared }
      // Without its data, as while the API does not respond, an outdated document is better than the frame.
      if (cached && shared.status === OK && !(await shared.finished).isWhole) return { type: 'cached', ...cached }
      return { type: 'rendering', document: shared }
    },
  }
}
