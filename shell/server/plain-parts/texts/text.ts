import { fillText, type MessageParams } from '@closyyy/contract/messages'
import { isolate } from '@closyyy/i18n/isolate'
import type { Locale } from '@closyyy/i18n/locales'
import { plainTextsEn } from './plain-texts-en.ts'
import { plainTextsUr } from './plain-texts-ur.ts'

type Texts = typeof plainTextsEn
export type TextId = keyof Texts

const texts: Record<Locale, Record<TextId, string>> = { en: plainTextsEn, ur: plainTextsUr }

/** Returns a text of the plain pages by its id. */
export type Text = (id: TextId, values?: MessageParams) => string

const isolated = (values: MessageParams, locale: Locale): MessageParams =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value, locale) : value]),
  )

/** Creates the texts of one language. @throws if a value of a placeholder is missing */
export function textIn(locale: Locale): Text {
  return (id, values = {}) => fillText(texts[locale][id], isolated(values, locale))
}
