import { formatNumber } from './number.ts'
import type { Values } from './text.ts'

const rules = new Map<string, Intl.PluralRules>()

/**
 * Adds to each number among the values what compiled plurals read: its plural form and its text. In Urdu it puts each
 * text between the marks that isolate it, so that a Latin name or price cannot reorder the sentence around it.
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
