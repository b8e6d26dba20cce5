import type { Locale } from '@closyyy/i18n/locales'
import type { FontFile } from './inline-styles.ts'

/** Font files that the first view of every page shows, by their names without hash. */
const firstView: Record<Locale, string[]> = { en: ['text', 'display'], ur: ['urdu', 'text', 'display'] }

/** Links that fetch a language's fonts along with the document, before the layout finds that it needs them. */
export function fontPreloads(fonts: FontFile[], locale: Locale): string {
  return fonts
    .filter(({ name }) => firstView[locale].includes(name))
    .map(({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
    .join('')
}
