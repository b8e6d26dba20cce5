import type { Challenge, ErrorCode, FieldErrors } from '@closyyy/contract/errors'
import { errorStatus } from '@closyyy/contract/errors'

/** Failures without a usable response. */
export type TransportCode = 'no-network' | 'unreadable'

/** What the response to a failed call says about its retry. */
export interface RetryDetails {
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined
  /** Ticket of a login that needs a second step. */
  ticket?: string | undefined
  /** To be solved before a retry (LIMIT-9). */
  challenge?: Challenge | undefined
}

/** A failed call. `message` is the server's message for users, empty if there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | TransportCode
  /** HTTP status, 0 without a response. */
  readonly status: number
  readonly errors: FieldErrors
  /** Seconds to wait before a retry, if the server set them. */
  readonly retryAfter: number | undefined
  /** Ticket of a login that needs a second step. */
  readonly ticket: string | undefined
  /** To be solved before a retry. */
  readonly challenge: Challenge | undefined

  constructor(
    code: ErrorCode | TransportCode,
    status: number,
    message = '',
    errors: FieldErrors = {},
    { retryAfter, ticket, challenge }: RetryDetails = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.ticket = ticket
    this.challenge = challenge
  }
}

/** True for an ApiError of any bundle's copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** Returns the server's message of a failed call; undefined if there is none. */
export function serverMessage(error: unknown): string | undefined {
  return (isApiError(error) && error.message) || undefined
}

/** Maps an HTTP status to its code; unknown 4xx are `invalid`, unknown 5xx `internal`. */
export function codeOfStatus(status: number): ErrorCode {
  for (const [code, known] of Object.entries(errorStatus)) if (known === status) return code as ErrorCode
  return status >= 500 ? 'internal' : 'invalid'
}
