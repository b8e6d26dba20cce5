import { BOOT_ELEMENT_ID, type Boot, ROOT_ELEMENT_ID } from '@closyyy/platform/boot'
import type { DocumentAssets } from './document-assets.ts'
import { fontPreloader } from './font-preloader.ts'
import { scriptStarter } from './script-starter.ts'

export interface DocumentParts {
  locale: string
  direction: 'ltr' | 'rtl'
  /** Title, description and links that the page's own components made. */
  head: string
  body: string
  boot: Boot
  assets: DocumentAssets
  /** All style sheets of `assets` as one text. */
  css: string
}

/** Puts the document together; scripts stand last, as text and photos of the first view come first. */
export function documentHtml({ locale, direction, head, body, boot, assets, css }: DocumentParts): string {
  // Disabled links cost no request: they tell the chunk loader in the browser that these sheets are there.
  const styles = assets.styles.map(href => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const state = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>`
  const scripts = scriptStarter(assets.entry, assets.preloads)
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${fontPreloader(css, locale)}${head}<style>${css}</style>${styles}</head><body><div id="${ROOT_ELEMENT_ID}">${body}</div>${state}${scripts}</body></html>`
}

/** JSON that cannot end its script element, whatever a title says. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
