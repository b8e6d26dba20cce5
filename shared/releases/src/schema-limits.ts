import type { JsonSchema } from './json-schema.ts'

type Check = (sent: JsonSchema, accepted: JsonSchema) => string | undefined

const lowerBound = ({ minimum, exclusiveMinimum }: JsonSchema) => {
  const bounds = [minimum, exclusiveMinimum].filter(bound => bound !== undefined)
  return bounds.length > 0 ? Math.max(...bounds) : undefined
}
const upperBound = ({ maximum, exclusiveMaximum }: JsonSchema) => {
  const bounds = [maximum, exclusiveMaximum].filter(bound => bound !== undefined)
  return bounds.length > 0 ? Math.min(...bounds) : undefined
}

/** True if a bound of the receiver is stricter than the sender's; an exclusive bound is stricter than an equal one. */
function isStricter(accepted: number, sent: number | undefined, isSentEqual: boolean, sign: 1 | -1): boolean {
  if (sent === undefined) return true
  return sign * accepted > sign * sent || (accepted === sent && isSentEqual)
}

const findNumberProblem: Check = (sent, accepted) => {
  if (accepted.type === 'integer' && sent.type !== 'integer') return 'may be a fraction'
  const [low, high] = [lowerBound(accepted), upperBound(accepted)]
  const [isLowExclusive, isHighExclusive] = [accepted.exclusiveMinimum === low, accepted.exclusiveMaximum === high]
  const sentLow = lowerBound(sent)
  if (low !== undefined && isStricter(low, sentLow, isLowExclusive && sent.exclusiveMinimum !== sentLow, 1))
    return `may be ${isLowExclusive ? 'at most' : 'less than'} ${low}`
  const sentHigh = upperBound(sent)
  if (high !== undefined && isStricter(high, sentHigh, isHighExclusive && sent.exclusiveMaximum !== sentHigh, -1))
    return `may be ${isHighExclusive ? 'at least' : 'more than'} ${high}`
  return isMultiple(sent, accepted.multipleOf) ? undefined : `may be no multiple of ${accepted.multipleOf}`
}

const MAX_ROUNDING_ERROR = 1e-9

/** True if all values of the sender are multiples of a step; integers are multiples of 1. */
function isMultiple(sent: JsonSchema, step: number | undefined): boolean {
  if (step === undefined) return true
  const steps = [sent.multipleOf, sent.type === 'integer' ? 1 : undefined]
  return steps.some(own => {
    const ratio = own === undefined ? Number.NaN : own / step
    return Math.abs(ratio - Math.round(ratio)) < MAX_ROUNDING_ERROR
  })
}

const findTextProblem: Check = (sent, accepted) => {
  const { minLength, maxLength, format, pattern, contentEncoding } = accepted
  if (minLength !== undefined && (sent.minLength ?? 0) < minLength) return `may be shorter than ${minLength}`
  if (maxLength !== undefined && (sent.maxLength ?? Number.POSITIVE_INFINITY) > maxLength)
    return `may be longer than ${maxLength}`
  if (format !== undefined && sent.format !== format) return `may be no ${format}`
  if (pattern !== undefined && sent.pattern !== pattern) return `may be text that does not match ${pattern}`
  return contentEncoding === sent.contentEncoding ? undefined : 'has another encoding'
}

const findCountProblem: Check = (sent, accepted) => {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = accepted
  if ((sent.minItems ?? 0) < minItems) return `may have fewer than ${minItems} items`
  return (sent.maxItems ?? Number.POSITIVE_INFINITY) > maxItems ? `may have more than ${maxItems} items` : undefined
}

const checks: Record<string, Check> = {
  number: findNumberProblem,
  integer: findNumberProblem,
  string: findTextProblem,
  array: findCountProblem,
}

/** Returns how a value of the sender may exceed the limits of the receiver, for two schemas of the same type. */
export function findLimitProblem(sent: JsonSchema, accepted: JsonSchema): string | undefined {
  return checks[accepted.type as string]?.(sent, accepted)
}
