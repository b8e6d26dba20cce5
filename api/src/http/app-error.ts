import { type Challenge, type ErrorCode, errorStatus } from '@closyyy/contract/errors'
import {
  type Message,
  type MessageId,
  message,
  type ParamsArgument,
  type ParamsOf,
  renderMessage,
} from '../messages/response-message.ts'

export type FieldMessages = Readonly<Record<string, readonly Message[]>>

export interface AppErrorOptions {
  fields?: FieldMessages
  others?: readonly Message[]
  /** Seconds to wait before another attempt. */
  retryAfter?: number
  /** Ticket of a login that needs a second step. */
  ticket?: string
  /** To be solved before another attempt (LIMIT-9). */
  challenge?: Challenge
}

/** An expected failure: its code decides the status, its messages are shown to people. */
export class AppError<Id extends MessageId = MessageId> extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly messages: readonly Message[]
  readonly fields: FieldMessages | undefined
  readonly retryAfter: number | undefined
  readonly ticket: string | undefined
  readonly challenge: Challenge | undefined

  constructor(code: ErrorCode, id: Id, ...rest: ParamsArgument<Id, AppErrorOptions>) {
    const [params, { fields, others = [], retryAfter, ticket, challenge } = {}] = rest
    const messages = [{ id, params: params ?? {} }, ...others]
    super(messages.map(one => renderMessage(one, 'en')).join(' '))
    this.code = code
    this.messages = messages
    this.fields = fields
    this.retryAfter = retryAfter
    this.ticket = ticket
    this.challenge = challenge
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** True if the same request fails in the same way until a row changes. */
export function isLasting(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not-found' || error.code === 'not-allowed')
}

/** Returns an error of several fields, with the message of the first field, or of all with `namesAll`. */
export function fieldErrors(
  fields: FieldMessages,
  { code = 'invalid', namesAll = false }: { code?: ErrorCode; namesAll?: boolean } = {},
): AppError {
  const [first = message('request.invalid'), ...others] = Object.values(fields).flat()
  return new AppError(code, first.id, first.params as ParamsOf<MessageId>, { fields, others: namesAll ? others : [] })
}

export function fieldError<Id extends MessageId>(field: string, id: Id, ...params: ParamsArgument<Id>): AppError {
  return fieldErrors({ [field]: [message(id, ...params)] })
}
