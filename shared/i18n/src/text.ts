import { useLingui } from '@lingui/react'
import type { Catalogues } from './catalogue.ts'
import { messageId } from './catalogue.ts'
import { withCounts } from './counts.ts'

export type { I18n } from '@lingui/core'
export { I18nProvider, useLingui } from '@lingui/react'

/** Values of a message's placeholders. */
export type Values = Record<string, string | number>

/** Looks up a text of the unit by its id. */
export type Text<Ids extends string> = (id: Ids, values?: Values) => string

/** Binds the hook that a unit's components read their texts with. */
export function createUseText<Ids extends string>({ unit }: Catalogues<Ids>): () => Text<Ids> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a unit, at module level
  return function useText() {
    const { i18n } = useLingui()
    return (id, values) => i18n._(messageId(unit, id), withCounts(values, i18n.locale))
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
      i18n._(messageId(name, id), withCounts(values, i18n.locale), { message: translated?.[id] ?? en[id] })
  }
}
