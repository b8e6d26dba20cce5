import { brand } from '@closyyy/contract/brand-identity'
import { formatDeadline } from './deadline.ts'
import en from './en.json' with { type: 'json' }
import { isolateValues } from './isolated-values.ts'
import ur from './ur.json' with { type: 'json' }

export type Locale = 'en' | 'ur'
/** Times are formatted as deadlines. */
export type Values = Record<string, string | number | Date>

const catalogues: Record<Locale, Record<string, string>> = { en, ur }

function textValues(values: Values, locale: Locale): Record<string, string | number> {
  const texts = Object.entries<Values[string]>({ ...values, brand: brand.name, contact: brand.email }).map(
    ([name, value]) => [name, value instanceof Date ? formatDeadline(value, locale) : value],
  )
  return isolateValues(Object.fromEntries(texts), locale)
}

/** Fills `{brand}`, `{contact}` and the values; untranslated texts fall back to English. */
export function renderText(key: string, values: Values, locale: Locale): string {
  const text = catalogues[locale][key] ?? catalogues.en[key]
  if (text === undefined) throw new Error(`The catalogue has no text ${key}.`)
  const shown = textValues(values, locale)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = shown[name]
    if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}.`)
    return String(value)
  })
}
