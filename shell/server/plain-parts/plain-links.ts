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

/**
 * Notices of a page that the browser renders: that it needs script, unless a plain page replaces it, and a hidden one that
 * the input recorder shows if the shell does not start.
 */
export function frameNotices(url: URL, locale: Locale): string {
  const t = textIn(locale)
  const scriptNotice = html`<noscript><div role="alert" data-notice><p>${t('script.needed')}</p><p><a href="/">${t('error.home')}</a></p></div></noscript>`
  return html`${!plainPathOf(url) && scriptNotice}<div role="alert" data-notice hidden><p>${t('start.failed')}</p><p><a href="">${t('start.retry')}</a></p></div>`
    .markup
}
