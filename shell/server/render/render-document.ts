import { createApiClient } from '@closyyy/api-client/api-client'
import { createI18n, directionOf, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { I18n } from '@closyyy/i18n/text'
import type { Boot } from '@closyyy/platform/boot'
import { createQueryClient } from '@closyyy/platform/query'
import type { FastifyBaseLogger } from 'fastify'
import type { SentDocument } from '../metrics/server-metrics.ts'
import { bootUnits } from '../releases/boot-units.ts'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { manifestLinks } from '../web-manifest/manifest.ts'
import { documentAssets } from './document-assets.ts'
import { contentHtml, fontPreloads, openingHtml } from './document-html.ts'
import type { createStyleReader } from './inline-styles.ts'
import { startPage } from './render-page.ts'
import { watchReads } from './watch-reads.ts'

export interface DocumentRequest {
  url: URL
  locale: Locale
  releases: CurrentReleases
  apiOrigin: string
  readStyles: ReturnType<typeof createStyleReader>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Called once the last part of the document is rendered. */
  onSent: (document: Omit<SentDocument, 'seconds'>) => void
}

export type DocumentResponse =
  | { status: number; redirect: string }
  | { status: number; html: AsyncIterable<string>; styleHashes: string[]; isPublic: boolean }

/** Renders a public page or the frame, never a session; streams the opening once the status is known. */
export async function renderDocument(request: DocumentRequest): Promise<DocumentResponse> {
  const { url, releases, locale, log } = request
  const units = bootUnits(releases)
  const claim = releases.shell.matchClaim(units, url.pathname)
  const i18n = await i18nOf(releases, locale)

  const api = createApiClient({ base: `${request.apiOrigin}/api` })
  const services = { api, queryClient: createQueryClient(api), origin: url.origin, loadRemoteOf: async () => undefined }
  const route = claim?.path ?? 'unclaimed'
  watchReads(services.queryClient, read => log.warn({ route, ...read }, 'a read for the document failed'))
  const report = (err: unknown) => log.error({ route, err }, 'a part of the document was not rendered')
  const page = await startPage({ url, releases, claim, units, i18n, services, report })
  const { documents } = releases
  const { unit, id } = documents[claim?.unit ?? 'shell'] ?? { unit: claim?.unit ?? 'shell', id: 'none' }
  const sent = { unit, release: id, shell: documents.shell?.id ?? 'none', status: page.status }
  if ('redirect' in page) {
    request.onSent({ ...sent, mode: 'redirect' })
    return page
  }
  const { status, content } = page
  // Awaited after the opening is sent: an earlier failure would be unhandled and crash the process.
  content.catch(() => undefined)

  const assets = documentAssets(releases, claim)
  const frameStyles = request.readStyles(assets.styles.frame, releases.readText)
  const pageStyles = request.readStyles(assets.styles.page, releases.readText)
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
    request.onSent({ ...sent, mode: state.mode })
  }
  const isPublic = claim?.serverRendered === true && !claim.requiresSession
  return { status, html: html(), isPublic, styleHashes: [frameStyles, pageStyles].flatMap(({ hash }) => hash ?? []) }
}

const loadedTexts = new WeakMap<CurrentReleases, Map<Locale, Promise<I18n>>>()

function i18nOf(releases: CurrentReleases, locale: Locale): Promise<I18n> {
  const byLocale = loadedTexts.get(releases) ?? new Map<Locale, Promise<I18n>>()
  loadedTexts.set(releases, byLocale)
  const loaded = byLocale.get(locale) ?? loadTexts(releases, locale)
  byLocale.set(locale, loaded)
  return loaded
}

async function loadTexts(releases: CurrentReleases, locale: Locale): Promise<I18n> {
  const i18n = createI18n(locale)
  const remotes = Object.values(releases.remotes).map(remote => remote.catalogues)
  for (const catalogues of [...releases.shell.catalogues, ...remotes]) await loadCatalogues(i18n, catalogues)
  return i18n
}
