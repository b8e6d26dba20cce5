import type { DueMessage } from './outbox-queries.ts'

export type Channel = DueMessage['channel']

export interface Sender {
  channels: readonly Channel[]
  /** Rejects within 20 seconds if delivery fails, with `code` `UNDELIVERABLE` if it must not be retried. */
  send(message: DueMessage): Promise<void>
  /** True if people read sent messages in the outbox itself. */
  storesBodies: boolean
  close?(): void
}

export function undeliverable(reason: string): Error {
  return Object.assign(new Error(reason), { code: 'UNDELIVERABLE' })
}

/** Sends nothing: in demo mode people read their messages in the outbox. */
export const demoSender: Sender = { channels: ['email', 'sms'], send: async () => undefined, storesBodies: true }
