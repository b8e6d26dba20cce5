import { formatNumber } from './number.ts'
import type { Values } from './text.ts'

const rules = new Map<string, Intl.PluralRules>()

/** Adds to each number among the values what compiled plurals read: its plural form and its text. */
export function withCounts(values: Values | undefined, locale: string): Values | undefined {
  if (!values) return values
  const counts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [
          [`${name}:form`, rulesOf(locale).select(value)],
          [`${name}:text`, formatNumber(value)],
        ]
      : [],
  )
  return counts.length === 0 ? values : { ...values, ...Object.fromEntries(counts) }
}

function rulesOf(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}
