/** The code of an insert or update that a unique index refused. */
export const UNIQUE_VIOLATION = '23505'

/** Serialisation failure and deadlock. */
const endedByOthers = new Set(['40001', '40P01'])
const passingCodes = new Set([
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
  ...endedByOthers,
])
const passingTexts =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection timeout|not queryable/i
const unwritableCodes = new Set(['22021', '22P05'])

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '')
}

/** True where the database was away, full or too slow: the same call may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return passingCodes.has(code) || code.startsWith('08') || passingTexts.test(error.message)
}

/** True where the database ended a transaction so that another one could go on: nothing of it stands. */
export function isConcurrencyFailure(error: unknown): boolean {
  return endedByOthers.has(codeOf(error))
}

/** True where a text held a character that Postgres cannot store (U+0000). */
export function isUnstorableText(error: unknown): boolean {
  return unwritableCodes.has(codeOf(error))
}
