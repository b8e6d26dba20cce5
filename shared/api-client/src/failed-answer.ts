import type { FieldErrors } from '@closyyy/contract/errors'
import { ApiError, codeOfStatus } from './api-error.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The `status` of an answer's envelope; undefined where it has none. */
export function statusOf(answer: unknown): string | undefined {
  return isObject(answer) && typeof answer.status === 'string' ? answer.status : undefined
}

/** The sentence of an answer, empty where it has none. */
export function sentenceOf(answer: unknown): string {
  return isObject(answer) && typeof answer.message === 'string' ? answer.message : ''
}

/** Reads the fields of an error answer; a field may carry one sentence or a list of them. */
function fieldErrorsOf(answer: unknown): FieldErrors {
  if (!isObject(answer) || !isObject(answer.errors)) return {}
  const fields = Object.entries(answer.errors).map(([field, said]) => {
    const sentences = [said].flat().filter(one => typeof one === 'string')
    return [field, sentences] as const
  })
  return Object.fromEntries(fields.filter(([, sentences]) => sentences.length > 0))
}

/** The error of an answer that reports one, by its HTTP status or its envelope. What a 5xx says is not for people. */
export function failureOf({ status, headers }: Response, answer: unknown): ApiError {
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const [message, errors] = status >= 500 ? ['', {}] : [sentenceOf(answer), fieldErrorsOf(answer)]
  return new ApiError(codeOfStatus(status), status, message, errors, retryAfter)
}
