import { checkInput as findErrors } from '@closyyy/contract/input-check'
import type * as z from 'zod/mini'
import type { Message } from '../messages/response-message.ts'
import { fieldErrors } from './app-error.ts'

/** Replaces lone surrogates, which the database cannot store, in every text of an input that was checked. */
function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(toWellFormed)
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toWellFormed(one)]))
}

export function checkInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const { data, errors } = findErrors(schema, value)
  // After the check, which limits the depth.
  if (!errors) return toWellFormed(data) as z.output<S>
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
