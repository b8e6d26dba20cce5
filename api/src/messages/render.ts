import { brand } from '@closyyy/contract/brand-identity'
import en from './en.json' with { type: 'json' }
import ur from './ur.json' with { type: 'json' }

export type Locale = 'en' | 'ur'
export type Values = Record<string, string | number>

const catalogues: Record<Locale, Record<string, string>> = { en, ur }

/** Fills `{brand}` and the values; untranslated texts fall back to English. */
export function renderText(key: string, values: Values, locale: Locale): string {
  const text = catalogues[locale][key] ?? catalogues.en[key]
  if (text === undefined) throw new Error(`The catalogue has no text ${key}.`)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'brand' ? brand.name : values[name]
    if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}.`)
    return String(value)
  })
}
