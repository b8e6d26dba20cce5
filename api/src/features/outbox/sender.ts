import type { DueMessage } from './outbox-queries.ts'

export type Channel = DueMessage['channel']

/** Messages of a channel that a worker sends at once; of emails, as many as the mail server gets connections. */
export const MAX_AT_ONCE: Readonly<Record<Channel, number>> = { email: 3, sms: 10 }

export interface Sender {
  channels: readonly Channel[]
  /**
   * Rejects and gives up within 20 seconds if delivery fails, with `code` `UNDELIVERABLE` if it must not be retried.
   * A provider that took the message without a response in time gets it again.
   */
  send(message: DueMessage): Promise<void>
  /** True if people read sent messages in the outbox itself. */
  storesBodies: boolean
  /** Aborts what is being sent. */
  close?(): void
}

export function undeliverable(reason: string): Error {
  return Object.assign(new Error(reason), { code: 'UNDELIVERABLE' })
}

/** Sends nothing: in demo mode people read their messages in the outbox. */
export const demoSender: Sender = { channels: ['email', 'sms'], send: async () => undefined, storesBodies: true }
