import type { Boot } from '@closyyy/platform/federation/boot'
import type { RenderedPage } from './protocol.ts'

/** Larger content is a mistake, and would fill the memory of the document server. */
const MAX_CONTENT_LENGTH = 8_000_000

export interface PageContent {
  mode: Boot['mode']
  html: string
  /** `queries` and `router` of the boot data. */
  state: object
}

const leadingTags = /^(?:\s*(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>))+/
const stylesPlace = /<div data-slot="page-styles"[^>]*>(?=<\/div>)/

/** Splits a page where the document server adds to it: React renders title, meta and links before the content. */
export function encodePage({ mode, html, state }: PageContent): RenderedPage {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  const length = html.length + json.length
  if (length > MAX_CONTENT_LENGTH) throw new Error(`The page has ${length} characters.`)
  const head = leadingTags.exec(html)?.[0] ?? ''
  const place = stylesPlace.exec(html)
  const bodyAt = place ? place.index + place[0].length : head.length
  return {
    mode,
    head,
    header: Buffer.from(html.slice(head.length, bodyAt)),
    body: Buffer.from(html.slice(bodyAt)),
    state: Buffer.from(json),
  }
}
