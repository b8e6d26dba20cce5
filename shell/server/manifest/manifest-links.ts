import type { Locale } from '@closyyy/i18n/locales'

/** The design system's `--color-paper`. */
export const PAPER = '#faf8f4'

/** Returns the path of a language's web manifest, which names it as browsers fetch it without cookies. */
export function manifestPath(locale: Locale): string {
  return `/manifest-${locale}.webmanifest`
}

/** Returns the head elements of the installable app. */
export function manifestLinks(locale: Locale): string {
  return `<link rel="manifest" href="${manifestPath(locale)}"><meta name="theme-color" content="${PAPER}"><link rel="apple-touch-icon" href="/icons/touch-180.png">`
}
