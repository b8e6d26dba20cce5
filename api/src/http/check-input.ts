import type { FieldErrors } from '@closyyy/contract/errors'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/** Sentences for rules that carry none of their own. */
function sentenceFor(issue: {
  code?: string
  input?: unknown
  origin?: string
  maximum?: unknown
  minimum?: unknown
}): string {
  if (issue.input === undefined) return 'This field is required.'
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `At most ${issue.maximum} characters are allowed.`
      : `The most allowed is ${issue.maximum}.`
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? `At least ${issue.minimum} characters are needed.` : 'This value is too small.'
  return 'This value is not valid.'
}

z.config({ customError: sentenceFor })

/** Checks one part of a request by the call's schema. @throws AppError `invalid`, with the messages of every field */
export function checkInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.') || 'body'
    fields[name] = [...(fields[name] ?? []), issue.message]
  }
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'The request is not valid.', fields)
}

/** A query without its empty values: `brand_id=` asks for nothing. */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))
}
