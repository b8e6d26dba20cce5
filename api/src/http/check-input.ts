import { checkInput as findErrors } from '@closyyy/contract/input-check'
import type * as z from 'zod/mini'
import type { Message } from '../messages/response-message.ts'
import { fieldErrors } from './app-error.ts'
import { visibleText } from './visible-text.ts'

/** Levels of an input; no schema is deeper. */
const MAX_DEPTH = 10
/** Texts that may contain anything (ACCOUNT-7). */
const passwords: readonly string[] = ['password', 'password_confirmation', 'current_password']

/** Replaces lone surrogates, which the database cannot store, and removes what nobody sees from a text (CONTACT-3). */
function storableText(text: string, field: string): string {
  const wellFormed = text.toWellFormed()
  return passwords.includes(field) ? wellFormed : visibleText(wellFormed)
}

function withStorableTexts(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return storableText(value, field)
  if (typeof value !== 'object' || value === null || value instanceof Blob || depth === MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map(one => withStorableTexts(one, field, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withStorableTexts(one, name, depth + 1)]))
}

export function checkInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const { data, errors } = findErrors(schema, withStorableTexts(value))
  if (!errors) return data
  const fields: Record<string, Message[]> = {}
  for (const { path, id, params } of errors) {
    const name = path.join('.') || 'body'
    fields[name] = [...(fields[name] ?? []), { id, params }]
  }
  throw fieldErrors(fields)
}

/** Drops a query's empty values: `brand_id=` selects nothing. */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))
}
