import { brand } from '@closyyy/contract/brand-identity'
import { type Locale, locales } from '@closyyy/i18n/locales'
import { html } from '../no-script/html.ts'
import { textIn } from '../no-script/texts/text.ts'
import { textHash } from '../render/text-hash.ts'

const styles =
  'body{font-family:system-ui,sans-serif;line-height:1.5;margin:0 auto;max-inline-size:34rem;padding:3rem 1.25rem}h1{font-size:1.5rem}'

export const tooManyStyles = { hash: textHash(styles) }

/** Returns the page of a visitor above the limit; it needs no frame, so that it costs next to nothing. */
export function tooManyPage(locale: Locale, seconds: number): string {
  const t = textIn(locale)
  const { markup: head } =
    html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('too-many.heading')} | ${brand.name}</title>`
  const { markup: main } = html`<main><h1>${t('too-many.heading')}</h1><p>${t('too-many.text', { seconds })}</p></main>`
  const { markup: opening } = html`<!doctype html><html lang="${locale}" dir="${locales[locale]}">`
  return `${opening}<head>${head}<style>${styles}</style></head><body>${main}</body></html>`
}
