import type { Locale } from '@closyyy/i18n/locales'
import { html } from './html.ts'
import { plainPathOf } from './plain-paths.ts'
import { textIn } from './texts/text.ts'

/** Leads browsers without script to the plain page; the input recorder reads the link if the shell does not start. */
export function plainLinks(url: URL): string {
  const path = plainPathOf(url)
  if (!path) return ''
  return html`<noscript><meta http-equiv="refresh" content="0;url=${path}"></noscript><link rel="alternate" data-plain href="${path}">`
    .markup
}

/** Tells visitors without script that a page which is rendered in the browser needs it, unless a plain page replaces it. */
export function scriptNotice(url: URL, locale: Locale): string {
  if (plainPathOf(url)) return ''
  const t = textIn(locale)
  return html`<noscript><p role="alert">${t('script.needed')}</p><p><a href="/">${t('error.home')}</a></p></noscript>`
    .markup
}
