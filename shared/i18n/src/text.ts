// biome-ignore lint/style/noRestrictedImports: this module is the shared copy
import { useLingui } from '@lingui/react'
import type { Catalogues } from './catalogue.ts'
import { messageId } from './catalogue.ts'
import { withCounts } from './counts.ts'

export type { I18n } from '@lingui/core'
// biome-ignore lint/style/noRestrictedImports: this module is the shared copy
export { I18nProvider, useLingui } from '@lingui/react'

/** Values of a message's placeholders. */
export type Values = Record<string, string | number>

/** Returns a text of the unit by its id. */
export type Text<Ids extends string> = (id: Ids, values?: Values) => string

/** Creates the hook that returns a unit's texts; its catalogues may be loaded elsewhere. */
export function createUseText<Ids extends string>({
  unit,
}: Pick<Catalogues, 'unit'> & Partial<Catalogues<Ids>>): () => Text<Ids> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a unit, at module level
  return function useText() {
    const { i18n } = useLingui()
    return (id, values) => i18n._(messageId(unit, id), withCounts(values, i18n.locale))
  }
}

/** Texts of a lazily loaded page or group of pages, in all languages, bundled in its chunk. */
export interface PageCatalogue<Ids extends string = string> {
  /** Prefix of the message ids, unique per catalogue. */
  name: string
  en: Record<Ids, string>
  ur: Partial<Record<Ids, string>>
}

/** Creates the hook for the texts of a lazy page, kept out of other pages; untranslated texts are English. */
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
