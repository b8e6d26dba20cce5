import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@closyyy/contract/brand-identity'
import { CART_PATH } from '@closyyy/contract/paths'
import { type Locale, locales } from '@closyyy/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchClaim } from '../../src/remotes/claims.ts'
import { documentAssets } from '../document-html/document-assets.ts'
import { textHash } from '../document-html/text-hash.ts'
import type { ServerEnv } from '../env.ts'
import { contentPolicy, reportingEndpoints } from '../http/content-security-policy.ts'
import { permissionsPolicy } from '../http/security-headers.ts'
import { chosenLocale } from '../http/visitor.ts'
import { type Html, html } from '../plain-parts/html.ts'
import { cachedBootUnits } from '../releases/boot-units.ts'
import type { ReleaseReader } from '../releases/release-reader.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { assignReleases } from '../releases/visitor-group.ts'
import { manifestLinks } from '../web-manifest/manifest.ts'

export interface PlainPage {
  status?: number
  title: string
  content: Html
  /** True for bank details, which browsers must not store (UI-8). */
  isSecret?: boolean
}

export interface PlainDocumentOptions {
  env: ServerEnv
  releases: ReleaseReader
}

export type SendPlainPage = (request: FastifyRequest, reply: FastifyReply, page: PlainPage) => Promise<FastifyReply>

const styles = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8')
const stylesHash = textHash(styles)

/** Lets the browser alone go back to a page that responded to a form, and reuse it in no other way (UI-10). */
const HISTORY_ONLY = 'private, no-cache'

/**
 * Sends pages without script: the frame, which a renderer provides, around content that never leaves this process
 * (docs/decisions/036). They are a visitor's own, so nothing caches them, but they share their style sheets.
 */
export function createPlainDocument({ env, releases }: PlainDocumentOptions): SendPlainPage {
  return async (request, reply, { status = 200, title, content, isSecret }) => {
    const origin = env.publicOrigin
    const locale = chosenLocale(request.headers.cookie)
    const assigned = await assignReleases(releases, request, reply, origin.startsWith('https:'))
    const frame = await renderFrame(assigned, origin, locale, request)
    const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${brand.name}</title>${frame.styles.map(href => html`<link rel="stylesheet" href="${href}">`)}`
    const links = `<style>${styles}</style>${manifestLinks(locale)}`
    const opening = html`<!doctype html><html lang="${locale}" dir="${locales[locale]}">`
    const document = `${opening.markup}<head>${head.markup}${links}</head><body>${withMain(frame.body, content)}</body></html>`
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ styles: [stylesHash] }))
      .header('reporting-endpoints', reportingEndpoints)
      .header('permissions-policy', permissionsPolicy)
      .header('cache-control', request.method === 'POST' && !isSecret ? HISTORY_ONLY : 'private, no-store')
      .compress(Buffer.from(document))
    return reply
  }
}

interface RenderedFrame {
  body: string
  styles: string[]
}

/** Renders the frame of the cart page, which a visitor's data is no part of. */
async function renderFrame(
  releases: ReleaseSet,
  origin: string,
  locale: Locale,
  { log }: FastifyRequest,
): Promise<RenderedFrame> {
  const claim = matchClaim(cachedBootUnits(releases), CART_PATH)
  const route = claim?.path ?? 'unclaimed'
  const page = await releases.startPage({
    url: new URL(CART_PATH, origin),
    locale,
    claim,
    releases: Object.fromEntries(Object.values(releases.documents).map(({ unit, id }) => [unit, id])),
    reports: {
      readFailed: read => log.warn({ route, ...read }, 'a read for the frame failed'),
      error: err => log.error({ route, err }, 'a part of the frame was not rendered'),
    },
  })
  const content = 'content' in page ? await page.content : undefined
  const body = content ? Buffer.concat([content.header, content.body]).toString() : ''
  return { body, styles: documentAssets(releases, claim).styles.frame }
}

const main = /(<main[^>]*>)[\s\S]*(<\/main>)/

/** Replaces the content of the frame; if the frame was not rendered, the content stands alone. */
function withMain(frame: string, { markup }: Html): string {
  return main.test(frame)
    ? frame.replace(main, (_, start: string, end: string) => start + markup + end)
    : `<main>${markup}</main>`
}
