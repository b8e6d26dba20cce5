import { type Locale, locales } from '@closyyy/i18n/locales'
import type { FastifyBaseLogger } from 'fastify'
import { matchClaim } from '../../src/remotes/claims.ts'
import type { Redirect, StartedDocument } from '../document-cache/shared-document.ts'
import { frameNotices, plainLinks } from '../plain-parts/plain-links.ts'
import { cachedBootUnits } from '../releases/boot-units.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { manifestLinks } from '../web-manifest/manifest.ts'
import { documentAssets } from './document-assets.ts'
import { contentHtml, fontPreloads, openingHtml } from './document-html.ts'
import type { createStyleReader } from './inline-styles.ts'

export interface DocumentRequest {
  url: URL
  locale: Locale
  releases: ReleaseSet
  readStyles: ReturnType<typeof createStyleReader>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export interface RenderedDocument extends Omit<StartedDocument, 'headers'> {
  /** Its HTML before that of the page. */
  opening: string
  styleHashes: string[]
  /** True if the page needs no session. */
  isPublic: boolean
}

/** Renders a public page or the frame, never a session; streams the opening once the status is known. */
export async function renderDocument(request: DocumentRequest): Promise<Redirect | RenderedDocument> {
  const { url, releases, locale, log } = request
  const units = cachedBootUnits(releases)
  const claim = matchClaim(units, url.pathname)
  const { documents } = releases
  const route = claim?.path ?? 'unclaimed'
  let hasErrors = false
  const page = await releases.startPage({
    url,
    locale,
    claim,
    releases: Object.fromEntries(Object.values(documents).map(({ unit, id }) => [unit, id])),
    reports: {
      readFailed(read) {
        hasErrors = true
        log.warn({ route, ...read }, 'a read for the document failed')
      },
      error(err) {
        hasErrors = true
        log.error({ route, err }, 'a part of the document was not rendered')
      },
    },
  })
  const { unit, id } = documents[claim?.unit ?? 'shell'] ?? { unit: claim?.unit ?? 'shell', id: 'none' }
  const sent = { unit, release: id, shell: documents.shell?.id ?? 'none', status: page.status }
  if ('redirect' in page) return { ...page, sent: { ...sent, mode: 'redirect' } }
  const { status, content, sources } = page

  const assets = documentAssets(releases, claim)
  const frameStyles = request.readStyles(assets.styles.frame, releases.readText)
  const pageStyles = request.readStyles(assets.styles.page, releases.readText)
  const opening = openingHtml({
    locale,
    direction: locales[locale],
    css: frameStyles.css,
  })
  const styles = [...assets.styles.frame, ...assets.styles.page]
  async function* html() {
    yield opening
    const page = await content
    const { mode } = page
    const boot = { locale, origin: url.origin, units, mode }
    const fonts = fontPreloads(frameStyles.fonts, locale)
    const notices = mode === 'frame' ? frameNotices(url, locale) : ''
    const head = manifestLinks(locale) + plainLinks(url)
    yield contentHtml({ page, head, css: pageStyles.css, styles, fonts, notices, boot, assets })
  }
  const result = content.then(({ mode }) => ({
    sent: { ...sent, mode },
    isWhole: mode === 'full' && sources !== undefined && !hasErrors,
    keys: sources?.keys ?? new Set<string>(),
    isKeyed: sources?.isKeyed === true,
  }))
  // Awaited after the opening is sent: an earlier failure would be unhandled and crash the process.
  result.catch(() => undefined)
  return {
    status,
    html: html(),
    result,
    opening,
    styleHashes: [frameStyles, pageStyles].flatMap(({ hash }) => hash ?? []),
    isPublic: claim?.serverRendered === true && !claim.requiresSession,
  }
}
