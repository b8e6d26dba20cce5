import { useLingui } from '@lingui/react'
import type { Catalogues } from './catalogue.ts'
import { messageId } from './catalogue.ts'
import { withCounts } from './counts.ts'

export type { I18n } from '@lingui/core'
export { I18nProvider } from '@lingui/react'

/** Values of a message's placeholders. */
export type Values = Record<string, string | number>

/** Looks up a text of the unit by its id. */
export type Text<Ids extends string> = (id: Ids, values?: Values) => string

/**
 * Prepares the values of a message: counts for plurals, and in Urdu each text between the marks that isolate it, so that
 * a Latin name or price cannot reorder the sentence around it.
 */
function valuesIn(locale: string, values: Values | undefined): Values | undefined {
  const counted = withCounts(values, locale)
  if (locale !== 'ur' || !counted) return counted
  const isolated = Object.entries(counted).map(([name, value]) => [
    name,
    typeof value === 'string' && !name.includes(':') ? `\u2068${value}\u2069` : value,
  ])
  return Object.fromEntries(isolated)
}

/** Binds the hook that a unit's components read their texts with. */
export function createUseText<Ids extends string>({ unit }: Catalogues<Ids>): () => Text<Ids> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a unit, at module level
  return function useText() {
    const { i18n } = useLingui()
    return (id, values) => i18n._(messageId(unit, id), valuesIn(i18n.locale, values))
  }
}

/** The page's language. */
export const useLocale = () => useLingui().i18n.locale

/**
 * Looks up proper names in a catalogue that holds them by their English ones in lower case; a name that is not listed
 * stays as it is.
 */
export function useNames(unit: string): (name: string) => string {
  const { i18n } = useLingui()
  return name => {
    const translated = i18n.messages[messageId(unit, name.trim().toLowerCase())]
    return typeof translated === 'string' ? translated : name
  }
}

/** The texts of one lazy page or page family, in every language; they travel in the page's own chunk. */
export interface PageCatalogue<Ids extends string = string> {
  /** Prefix that keeps its ids apart from those of other catalogues. */
  name: string
  en: Record<Ids, string>
  ur: Partial<Record<Ids, string>>
}

/** Binds the hook for texts that must not weigh on other pages; English stands in for what is not translated. */
export function createUsePageText<Ids extends string>({ name, en, ur }: PageCatalogue<Ids>): () => Text<Ids> {
  const translations: Record<string, Partial<Record<Ids, string>>> = { en, ur }
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page family, at module level
  return function usePageText() {
    const { i18n } = useLingui()
    const translated = translations[i18n.locale]
    return (id, values) =>
      i18n._(messageId(name, id), valuesIn(i18n.locale, values), { message: translated?.[id] ?? en[id] })
  }
}
