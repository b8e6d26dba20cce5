import type { Locale } from '@closyyy/i18n/locales'
import { BOOT_ELEMENT_ID, type Boot, ROOT_ELEMENT_ID } from '@closyyy/platform/federation/boot'
import type { RenderedPage } from '../renderer/protocol.ts'
import type { DocumentAssets } from './document-assets.ts'
import type { FontFile } from './inline-styles.ts'
import { scriptRequests, scriptStarter } from './script-starter.ts'

export interface OpeningParts {
  locale: string
  direction: 'ltr' | 'rtl'
  css: string
}

/** The opening of a document is sent before its page is rendered, and the same until the styles of its frame change. */
export function openingHtml({ locale, direction, css }: OpeningParts): string {
  return `<!doctype html><html lang="${locale}" dir="${direction}" data-starting><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><style>${css}</style>`
}

export interface ContentParts {
  page: Pick<RenderedPage, 'head' | 'header' | 'body' | 'state'>
  /** Tags before those of the page. */
  head: string
  css: string
  /** Paths of all style sheets that are inlined, those of the opening included. */
  styles: string[]
  /** Links at the end of the body: photos come before fonts, and the first paint waits for links in the head. */
  fonts: string
  /** What the document itself says, before the shop's frame. */
  notices: string
  boot: Omit<Boot, 'queries' | 'router'>
  assets: DocumentAssets
}

/** Length of the state without fields, `{}`. */
const EMPTY_LENGTH = 2

/** The start of the scripts comes last, because text and photos of the first view have priority. */
export function contentHtml({ page, head, css, styles, fonts, notices, boot, assets }: ContentParts): Uint8Array {
  const { header, body, state } = page
  // Disabled links cost no request: the chunk loader in the browser treats these sheets as loaded.
  const links = styles.map(href => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const pageStyles = css && `<style>${css}</style>`
  const [inHead, inBody] = header.length > 0 ? ['', pageStyles] : [pageStyles, '']
  const fields = JSON.stringify(boot).replaceAll('<', '\\u003c').slice(0, -1)
  return Buffer.concat([
    Buffer.from(
      `${links}${head}${page.head}${inHead}</head><body>${scriptRequests(assets)}${notices}<div id="${ROOT_ELEMENT_ID}">`,
    ),
    header,
    Buffer.from(inBody),
    body,
    Buffer.from(`</div><script type="application/json" id="${BOOT_ELEMENT_ID}">${fields}`),
    Buffer.from(state.length > EMPTY_LENGTH ? ',' : ''),
    state.subarray(1),
    Buffer.from(`</script>${fonts}${scriptStarter(assets)}</body></html>`),
  ])
}

/** Fonts of the first view by name without hash; the heading font first, because its swap shifts the most. */
const firstView: Record<Locale, string[]> = { en: ['display', 'text'], ur: ['display', 'urdu', 'text'] }

export function fontPreloads(fonts: FontFile[], locale: Locale): string {
  return firstView[locale]
    .flatMap(wanted => fonts.filter(({ name }) => name === wanted))
    .map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" media="(scripting: enabled)" crossorigin href="${path}">`,
    )
    .join('')
}
