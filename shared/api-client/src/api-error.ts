import type { ErrorCode, FieldErrors } from '@closyyy/contract/errors'
import { errorStatus } from '@closyyy/contract/errors'

/** Ways a call fails before the server could answer it. */
export type TransportCode = 'no-network' | 'unreadable'

/** A failed call. `message` is the server's sentence for a person, empty where none came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | TransportCode
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  readonly errors: FieldErrors
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode | TransportCode,
    status: number,
    message = '',
    errors: FieldErrors = {},
    retryAfter?: number,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** True for a failed call, whichever bundle's copy of the class threw it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** The code that stands for an HTTP status; unknown 4xx count as invalid, unknown 5xx as internal. */
export function codeOfStatus(status: number): ErrorCode {
  for (const [code, known] of Object.entries(errorStatus)) if (known === status) return code as ErrorCode
  return status >= 500 ? 'internal' : 'invalid'
}
