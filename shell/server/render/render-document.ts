import { createApiClient } from '@closyyy/api-client/api-client'
import { directionOf } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { Boot } from '@closyyy/platform/boot'
import { createQueryClient } from '@closyyy/platform/query'
import type { FastifyBaseLogger } from 'fastify'
import { manifestLinks } from '../manifest/manifest-links.ts'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { documentAssets } from './document-assets.ts'
import { documentHtml } from './document-html.ts'
import { i18nOf } from './i18n-of.ts'
import type { createStyleReader } from './inline-styles.ts'
import { renderPage } from './render-page.ts'
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

export type DocumentAnswer = { status: number; html: string; styleHash: string } | { status: number; redirect: string }

/** Makes the whole document of an address: the page where it is public, else the frame; never anything of a session. */
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
  const page = await renderPage({ url, releases, claim, units, i18n, services, report })
  if ('redirect' in page) return page

  const boot: Boot = { locale, origin: url.origin, mode: page.mode, units, queries: page.queries, router: page.router }
  const assets = documentAssets(releases, claim)
  const styles = await request.readStyles(assets.styles)
  const html = documentHtml({
    locale,
    direction: directionOf(i18n),
    head: manifestLinks(locale) + page.head,
    body: page.body,
    boot,
    assets,
    css: styles.css,
  })
  return { status: page.status, html, styleHash: styles.hash }
}
