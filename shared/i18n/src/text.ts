import { useLingui } from '@lingui/react'
import type { Catalogues } from './catalogue.ts'
import { messageId } from './catalogue.ts'

export type { I18n } from '@lingui/core'
export { I18nProvider } from '@lingui/react'

/** Values of a message's placeholders. */
export type Values = Record<string, string | number>

/** Looks up a text of the unit by its id. */
export type Text<Ids extends string> = (id: Ids, values?: Values) => string

/** Binds the hook that a unit's components read their texts with. */
export function createUseText<Ids extends string>({ unit }: Catalogues<Ids>): () => Text<Ids> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a unit, at module level
  return function useText() {
    const { _ } = useLingui()
    return (id, values) => _(messageId(unit, id), values)
  }
}
