import type { MessageParams } from '@closyyy/contract/messages'
import { isolate } from '@closyyy/i18n/isolate'
import type { Locale } from './render.ts'

/** Values that people tap or copy and programs detect. */
const copied = ['code', 'contact', 'email', 'link']
/** Values that are paragraphs of their own. */
const paragraphs = ['items', 'message', 'reason', 'text']
const unchanged = new Set([...copied, ...paragraphs])

/** Isolated, an amount would change sides with the `Rs.` before it. */
const isAmount = (value: string) => /^[\d.,]+$/.test(value)

/** Isolates the values of an Urdu text, so that Latin ones do not reorder it. */
export function isolateValues(values: MessageParams, locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value !== 'string' || unchanged.has(name) || isAmount(value) ? value : isolate(value, locale),
    ]),
  )
}
