import type { DueMessage } from './outbox-queries.ts'

export type Channel = DueMessage['channel']

/** Takes messages of some channels out of the house. */
export interface Sender {
  channels: readonly Channel[]
  /** Rejects within 20 seconds where it should be tried again, with `code` `UNDELIVERABLE` where that is of no use. */
  send(message: DueMessage): Promise<void>
  /** True where people read sent messages in the outbox itself. */
  keepsBodies: boolean
  close?(): void
}

/** The failure of a message that nobody will ever take. */
export function undeliverable(reason: string): Error {
  return Object.assign(new Error(reason), { code: 'UNDELIVERABLE' })
}

/** Sends nothing: in demo mode the outbox is where people read their messages. */
export const demoSender: Sender = { channels: ['email', 'sms'], send: async () => undefined, keepsBodies: true }
