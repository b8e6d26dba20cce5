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

/** Renders each document once for concurrent requests, and stores it if nothing is missing from it. */
export function createDocumentRenders(cache: Pick<DocumentCache, 'find' | 'store'>): DocumentRenders {
  const pending = new Map<string, Promise<Redirect | SharedDocument>>()

  function render(id: string, start: StartRender): Promise<Redirect | SharedDocument> {
    const rendering = pending.get(id) ?? begin(id, start)
    pending.set(id, rendering)
    return rendering
  }

  async function begin(id: string, start: StartRender): Promise<Redirect | SharedDocument> {
    const renderedAt = performance.now()
    let shared: SharedDocument | undefined
    try {
      const started = await start()
      if ('redirect' in started) return started
      shared = shareDocument(started, renderedAt)
      void finish(id, shared)
      return shared
    } finally {
      if (!shared) pending.delete(id)
    }
  }

  async function finish(id: string, { status, finished }: SharedDocument): Promise<void> {
    try {
      const { document, isWhole } = await finished
      if (isWhole && status === OK) cache.store(id, document)
    } catch {
      // Each response reports that its document is not complete.
    } finally {
      pending.delete(id)
    }
  }

  return {
    async get(id, start) {
      const cached = cache.find(id)
      if (cached?.freshness === 'fresh') return { type: 'cached', ...cached }
      const rendering = render(id, start)
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
