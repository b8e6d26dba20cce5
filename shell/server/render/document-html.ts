import { BOOT_ELEMENT_ID, type Boot, ROOT_ELEMENT_ID } from '@closyyy/platform/boot'
import type { DocumentAssets } from './document-assets.ts'
import { scriptStarter } from './script-starter.ts'

export interface OpeningParts {
  locale: string
  direction: 'ltr' | 'rtl'
  /** The text of the frame's style sheets. */
  css: string
  /** Addresses of all style sheets. */
  styles: string[]
}

/** The start of the document, which waits for none of its content. */
export function openingHtml({ locale, direction, css, styles }: OpeningParts): string {
  // Disabled links cost no request: they tell the chunk loader in the browser that these sheets are there.
  const links = styles.map(href => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style>${links}`
}

export interface ContentParts {
  /** Title, description and links that the page's own components made. */
  head: string
  body: string
  /** The text of the page's own style sheets. */
  css: string
  /** Links that preload the web fonts; in the body, as the first paint waits for those in the head. */
  fonts: string
  boot: Boot
  assets: DocumentAssets
}

/** Where the frame wants the styles that its header does without. */
const stylesPlace = /(<div data-slot="page-styles"[^>]*>)(<\/div>)/

/** The rest of the document; scripts stand last, as text and photos of the first view come first. */
export function contentHtml({ head, body, css, fonts, boot, assets }: ContentParts): string {
  const state = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>`
  const scripts = scriptStarter(assets.entry, assets.preloads)
  const styles = css && `<style>${css}</style>`
  const styled = body.replace(stylesPlace, (_, start: string, end: string) => start + styles + end)
  return `${head}${styled === body ? styles : ''}</head><body>${fonts}<div id="${ROOT_ELEMENT_ID}">${styled}</div>${state}${scripts}</body></html>`
}

/** JSON that cannot end its script element, whatever a title says. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
