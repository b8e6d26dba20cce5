import { type ErrorCode, errorStatus, type FieldErrors } from '@closyyy/contract/errors'

/** A failure that the caller is told about: its code decides the status, its message is for a person. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds to wait before asking again. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, retryAfter?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
