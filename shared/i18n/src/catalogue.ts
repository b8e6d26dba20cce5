import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'
import { locales } from './locales.ts'

/** ICU messages by id; compiled by the build, see catalogue-loader.cjs. */
export type Catalogue = Record<string, string>

/** Texts of a unit: English is bundled, other languages load on demand. */
export interface Catalogues<Ids extends string = string> {
  /** Prefix of the message ids, unique per catalogue: a page's `name`. Released remotes and the shell share this key. */
  unit: string
  en: Record<Ids, string>
  ur: () => Promise<{ default: Partial<Record<Ids, string>> }>
}

const prefixed = (unit: string, catalogue: Catalogue): Messages =>
  Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [`${unit}.${id}`, message]))

/** Returns the full id of a unit's message. */
export function messageId(unit: string, id: string): string {
  return `${unit}.${id}`
}

/** Creates the message store of a page or of one server render. */
export function createI18n(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } })
}

/** Reads a unit's texts in the store's language; untranslated texts are English. */
export async function readMessages({ locale }: I18n, { unit, en, ...catalogues }: Catalogues): Promise<Messages> {
  const translated = locale === 'en' ? {} : (await catalogues[locale as 'ur']()).default
  return prefixed(unit, { ...en, ...(translated as Catalogue) })
}

/** Loads a unit's texts into the store. */
export async function loadCatalogues(i18n: I18n, catalogues: Catalogues): Promise<void> {
  i18n.load(i18n.locale, await readMessages(i18n, catalogues))
}

/** Text direction of the store's language. */
export function directionOf(i18n: I18n): 'ltr' | 'rtl' {
  return locales[i18n.locale as Locale]
}
