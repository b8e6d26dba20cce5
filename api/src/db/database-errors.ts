export const UNIQUE_VIOLATION = '23505'
const LOCK_NOT_AVAILABLE = '55P03'

const concurrencyCodes = new Set(['40001', '40P01'])
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25P03',
  ...concurrencyCodes,
])
const transientMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection timeout|not queryable/i
const unstorableCodes = new Set(['22021', '22P05'])

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '')
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return transientCodes.has(code) || code.startsWith('08') || transientMessages.test(error.message)
}

export function isConcurrencyFailure(error: unknown): boolean {
  return concurrencyCodes.has(codeOf(error))
}

export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE
}

/** True if a text contains a character that Postgres cannot store (U+0000). */
export function isUnstorableText(error: unknown): boolean {
  return unstorableCodes.has(codeOf(error))
}
