import type { Locale } from '@closyyy/i18n/locales'
import { BOOT_ELEMENT_ID, ROOT_ELEMENT_ID } from '@closyyy/platform/boot'
import type { DocumentAssets } from './document-assets.ts'
import type { FontFile } from './inline-styles.ts'
import { scriptStarter } from './script-starter.ts'

export interface OpeningParts {
  locale: string
  direction: 'ltr' | 'rtl'
  css: string
  styles: string[]
}

export function openingHtml({ locale, direction, css, styles }: OpeningParts): string {
  // Disabled links cost no request: the chunk loader in the browser treats these sheets as loaded.
  const links = styles.map(href => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style>${links}`
}

export interface ContentParts {
  head: string
  body: string
  css: string
  /** In the body, because the first paint waits for links in the head. */
  fonts: string
  /** For visitors without script. */
  notice: string
  /** The boot data, as JSON. */
  boot: string
  assets: DocumentAssets
}

const stylesPlace = /(<div data-slot="page-styles"[^>]*>)(<\/div>)/

/** Scripts come last, because text and photos of the first view have priority. */
export function contentHtml({ head, body, css, fonts, notice, boot, assets }: ContentParts): string {
  const state = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${boot.replaceAll('<', '\\u003c')}</script>`
  const scripts = scriptStarter(assets)
  const styles = css && `<style>${css}</style>`
  const styled = body.replace(stylesPlace, (_, start: string, end: string) => start + styles + end)
  return `${head}${styled === body ? styles : ''}</head><body>${fonts}${notice}<div id="${ROOT_ELEMENT_ID}">${styled}</div>${state}${scripts}</body></html>`
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
