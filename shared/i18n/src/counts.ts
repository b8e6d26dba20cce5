import { formatNumber } from './number.ts'
import type { Values } from './text.ts'

const rules = new Map<string, Intl.PluralRules>()

/**
 * Adds the plural form and the formatted text of each number, which compiled plurals read. In Urdu it wraps each text in
 * isolation marks, so that a Latin name or price does not reorder the text around it.
 */
export function withCounts(values: Values | undefined, locale: string): Values | undefined {
  if (!values) return values
  const all = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [
          [name, value],
          [`${name}:form`, rulesOf(locale).select(value)],
          [`${name}:text`, formatNumber(value)],
        ]
      : [[name, locale === 'ur' ? `\u2068${value}\u2069` : value]],
  )
  return Object.fromEntries(all)
}

function rulesOf(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}
