import { isolate } from './isolate.ts'
import { formatNumber } from './number.ts'
import type { Values } from './text.ts'

const rules = new Map<string, Intl.PluralRules>()

/** Adds the plural form and the formatted text of each number, which compiled plurals read, and isolates each text. */
export function withCounts(values: Values | undefined, locale: string): Values | undefined {
  if (!values) return values
  const all = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [
          [name, value],
          [`${name}:form`, rulesOf(locale).select(value)],
          [`${name}:text`, formatNumber(value)],
        ]
      : [[name, isolate(value, locale)]],
  )
  return Object.fromEntries(all)
}

function rulesOf(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}
