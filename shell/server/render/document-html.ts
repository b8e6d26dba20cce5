import { BOOT_ELEMENT_ID, type Boot, ROOT_ELEMENT_ID } from '@closyyy/platform/boot'
import type { DocumentAssets } from './document-assets.ts'
import { type LettersParts, lettersHtml } from './letters-html.ts'
import { scriptStarter } from './script-starter.ts'

export interface OpeningParts extends LettersParts {
  direction: 'ltr' | 'rtl'
  /** The text of all style sheets, but for the letters. */
  css: string
  /** Addresses of the style sheets. */
  styles: string[]
}

/** The start of the document, which waits for none of its content. */
export function openingHtml({ direction, css, styles, ...letters }: OpeningParts): string {
  // Disabled links cost no request: they tell the chunk loader in the browser that these sheets are there.
  const links = styles.map(href => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<!doctype html><html lang="${letters.locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style>${lettersHtml(letters)}${links}`
}

export interface ContentParts {
  /** Title, description and links that the page's own components made. */
  head: string
  body: string
  boot: Boot
  assets: DocumentAssets
}

/** The rest of the document; scripts stand last, as text and photos of the first view come first. */
export function contentHtml({ head, body, boot, assets }: ContentParts): string {
  const state = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>`
  const scripts = scriptStarter(assets.entry, assets.preloads)
  return `${head}</head><body><div id="${ROOT_ELEMENT_ID}">${body}</div>${state}${scripts}</body></html>`
}

/** JSON that cannot end its script element, whatever a title says. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
