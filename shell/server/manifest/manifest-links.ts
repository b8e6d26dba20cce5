import type { Locale } from '@closyyy/i18n/locales'

/** The shop's paper, as the design tokens have it. */
export const PAPER = '#faf8f4'

/** Where the web manifest of a language stands; it is fetched without cookies, so that the address names the language. */
export function manifestPath(locale: Locale): string {
  return `/manifest-${locale}.webmanifest`
}

/** What every document says about the shop as an app. */
export function manifestLinks(locale: Locale): string {
  return `<link rel="manifest" href="${manifestPath(locale)}"><meta name="theme-color" content="${PAPER}"><link rel="apple-touch-icon" href="/icons/touch-180.png">`
}
