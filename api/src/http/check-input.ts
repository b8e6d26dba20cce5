import { checkInput as findErrors } from '@closyyy/contract/input-check'
import type * as z from 'zod/mini'
import type { Message } from '../messages/response-message.ts'
import { fieldErrors } from './app-error.ts'

export function checkInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const { data, errors } = findErrors(schema, value)
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
