import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@closyyy/i18n/locales'
import type { FastifyBaseLogger } from 'fastify'
import type { DocumentCache } from '../document-cache/document-cache.ts'
import { createDocumentRenders, type DocumentResponse } from '../document-cache/document-renders.ts'
import type { createStyleReader } from '../document-html/inline-styles.ts'
import { renderDocument } from '../document-html/render-document.ts'
import type { ServerEnv } from '../env.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { documentHeaders } from './document-headers.ts'

/** What a document depends on. */
export interface DocumentPage {
  releases: ReleaseSet
  locale: Locale
  /** Normalized by `documentUrl`. */
  url: URL
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

export interface PublicDocuments {
  /** True if a page is rendered before its document can be sent. */
  mustRender: (page: DocumentPage) => boolean
  /** Returns a document from the cache, or one that is being rendered. */
  get: (page: DocumentPage, log: Log) => Promise<DocumentResponse>
  /**
   * Caches documents of the pages that were requested last, each rendered with some sets of releases, in 0.6 seconds and
   * the time of the last ones, 1 second in all, and at most until `deadline` (`performance.now()`). Never rejects.
   */
  warmUp: (sets: readonly ReleaseSet[], deadline?: number) => Promise<void>
}

interface DocumentsOptions {
  env: Pick<ServerEnv, 'captchaOrigin'>
  cache: Pick<DocumentCache, 'find' | 'isOutdated' | 'store' | 'recentIds'>
  readStyles: ReturnType<typeof createStyleReader>
  log: Log
}

/** Longest time of a warm-up. */
const WARM_UP_MS = 1_000
/** Time before its end when it begins no further pages: the first ones of new renderers take long on a busy machine. */
const LAST_PAGES_MS = 400
/** Renders of a warm-up at the same time, one for each renderer. */
const WARM_UP_CONCURRENCY = 2

export function createPublicDocuments({ env, cache, readStyles, log }: DocumentsOptions): PublicDocuments {
  const renders = createDocumentRenders(cache)

  function get(page: DocumentPage, log: Log): Promise<DocumentResponse> {
    return renders.get(idOf(page), async () => {
      const started = await renderDocument({ ...page, readStyles, log })
      return 'redirect' in started
        ? started
        : { ...started, headers: documentHeaders(started, page.releases, env.captchaOrigin) }
    })
  }

  async function render(page: DocumentPage): Promise<void> {
    const response = await get(page, log)
    if (response.type === 'rendering') await response.document.finished
  }

  return {
    mustRender: page => (cache.find(idOf(page))?.freshness ?? 'outdated') === 'outdated',
    get,
    async warmUp(sets, deadline = Number.POSITIVE_INFINITY) {
      const now = performance.now()
      const end = Math.min(now + WARM_UP_MS, deadline)
      const begun = new Set<string>()
      const work = async () => {
        for (;;) {
          // Read anew each time, because visits go on.
          const page = firstPage(cache.recentIds(), begun)
          if (!page || performance.now() > end - LAST_PAGES_MS) return
          for (const releases of sets) await render({ ...page, releases }).catch(() => undefined)
        }
      }
      const works = Array.from({ length: WARM_UP_CONCURRENCY }, work)
      await Promise.race([Promise.all(works), pause(end - now, undefined, { ref: false })])
    },
  }
}

const idOf = ({ releases, locale, url }: DocumentPage) => [releases.key, locale, url.href].join(' ')

/** Returns the page of the first document whose page has not begun, and begins it. */
function firstPage(ids: Iterable<string>, begun: Set<string>): Omit<DocumentPage, 'releases'> | undefined {
  for (const id of ids) {
    const [, locale, href = ''] = id.split(' ')
    const name = `${locale} ${href}`
    if (begun.has(name)) continue
    begun.add(name)
    return { locale: locale as Locale, url: new URL(href) }
  }
  return undefined
}
