import { safeParse } from '@closyyy/contract/schema'
import type { ContractMessageId, MessageParams } from './messages.ts'
import type * as z from './schema.ts'

/** One broken rule: its field, message id and placeholder values. */
export interface InputError {
  path: readonly PropertyKey[]
  id: ContractMessageId
  params: MessageParams
}

interface RawIssue {
  code?: string
  input?: unknown
  origin?: string
}

/** Returns the message of a check without its own. */
function defaultId({ code, input, origin }: RawIssue): ContractMessageId {
  if (input === undefined) return 'field.required'
  if (code === 'too_big') return origin === 'string' ? 'text.too-long' : 'field.too-large'
  if (code === 'too_small') return origin === 'string' ? 'text.too-short' : 'field.too-small'
  return 'field.invalid'
}

/** Returns the broken limit as `count`, if the rule has one. */
function paramsOf(issue: object): MessageParams {
  const { maximum, minimum } = issue as { maximum?: number; minimum?: number }
  const count = maximum ?? minimum
  return count === undefined ? {} : { count }
}

/** Checks an input by its schema. @returns its output, or an error for each rule that it breaks */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema>; errors?: never } | { data?: never; errors: InputError[] } {
  const { success, data, error } = safeParse(schema, input, { error: defaultId })
  if (success) return { data }
  return {
    errors: error.issues.map(issue => ({
      path: issue.path,
      id: issue.message as ContractMessageId,
      params: paramsOf(issue),
    })),
  }
}
