import { createApiClient } from '@closyyy/api-client/api-client'
import { directionOf } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { Boot } from '@closyyy/platform/boot'
import { createQueryClient } from '@closyyy/platform/query'
import type { FastifyBaseLogger } from 'fastify'
import { manifestLinks } from '../manifest/manifest-links.ts'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { documentAssets } from './document-assets.ts'
import { contentHtml, openingHtml } from './document-html.ts'
import { fontPreloads } from './font-preloads.ts'
import { i18nOf } from './i18n-of.ts'
import type { createStyleReader } from './inline-styles.ts'
import { startPage } from './render-page.ts'
import { unitAddresses } from './unit-addresses.ts'
import { watchReads } from './watch-reads.ts'

export interface DocumentRequest {
  url: URL
  locale: Locale
  releases: CurrentReleases
  /** Address of the API, without `/api`. */
  apiOrigin: string
  /** Reads style sheets of releases. */
  readStyles: ReturnType<typeof createStyleReader>
  /** Told of every failed render and every failed read. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export type DocumentAnswer =
  | { status: number; redirect: string }
  | { status: number; html: AsyncIterable<string>; styleHashes: string[]; isPublic: boolean }

/**
 * Makes the whole document of an address: the page where it is public, else the frame; never anything of a session.
 * Its opening goes out as soon as the status is known, so that a phone reads the styles while the content is rendered.
 */
export async function renderDocument(request: DocumentRequest): Promise<DocumentAnswer> {
  const { url, releases, locale, log } = request
  const units = unitAddresses(releases)
  const claim = releases.shell.matchClaim(units, url.pathname)
  const i18n = await i18nOf(releases, locale)

  const api = createApiClient({ base: `${request.apiOrigin}/api` })
  const services = { api, queryClient: createQueryClient(api), origin: url.origin, loadRemoteOf: async () => undefined }
  const route = claim?.path ?? 'unclaimed'
  watchReads(services.queryClient, read => log.warn({ route, ...read }, 'a read for the document failed'))
  const report = (err: unknown) => log.error({ route, err }, 'a part of the document was not rendered')
  const page = await startPage({ url, releases, claim, units, i18n, services, report })
  if ('redirect' in page) return page
  const { status, content } = page
  // Awaited once the opening is out: a failure before that breaks this answer off, and not the process.
  content.catch(() => undefined)

  const assets = documentAssets(releases, claim)
  const frameStyles = await request.readStyles(assets.styles.frame)
  const pageStyles = await request.readStyles(assets.styles.page)
  const opening = openingHtml({
    locale,
    direction: directionOf(i18n),
    css: frameStyles.css,
    styles: [...assets.styles.frame, ...assets.styles.page],
  })
  async function* html() {
    yield opening
    const { head, body, ...state } = await content
    const boot: Boot = { locale, origin: url.origin, units, ...state }
    const fonts = fontPreloads(frameStyles.fonts, locale)
    yield contentHtml({ head: manifestLinks(locale) + head, body, css: pageStyles.css, fonts, boot, assets })
  }
  const isPublic = claim?.serverRendered === true && !claim.requiresSession
  return { status, html: html(), isPublic, styleHashes: [frameStyles, pageStyles].flatMap(({ hash }) => hash ?? []) }
}
