import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'
import { locales } from './locales.ts'

/** ICU messages by id; compiled by the build, see catalogue-loader.cjs. */
export type Catalogue = Record<string, string>

/** A unit's texts: English always at hand, the other languages on demand. */
export interface Catalogues<Ids extends string = string> {
  /** Prefix that keeps the units' ids apart. */
  unit: string
  en: Record<Ids, string>
  ur: () => Promise<{ default: Partial<Record<Ids, string>> }>
}

const prefixed = (unit: string, catalogue: Catalogue): Messages =>
  Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [`${unit}.${id}`, message]))

/** The id under which a unit's message stands. */
export function messageId(unit: string, id: string): string {
  return `${unit}.${id}`
}

/** Makes the message store of one page or one server render. */
export function createI18n(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } })
}

/** Adds a unit's texts in the store's language; English stands in for what is not translated. */
export async function loadCatalogues(i18n: I18n, catalogues: Catalogues): Promise<void> {
  const locale = i18n.locale as Locale
  const translated = locale === 'en' ? {} : (await catalogues[locale]()).default
  i18n.load(locale, prefixed(catalogues.unit, { ...catalogues.en, ...(translated as Catalogue) }))
}

/** Text direction of the store's language. */
export function directionOf(i18n: I18n): 'ltr' | 'rtl' {
  return locales[i18n.locale as Locale]
}
