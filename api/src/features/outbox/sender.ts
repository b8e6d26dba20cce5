import type { DueMessage } from './outbox-queries.ts'

export interface Sender {
  /** Takes a message out of the house; rejects within 20 seconds where it should be tried again. */
  send(message: DueMessage): Promise<void>
  /** True where people read sent messages in the outbox itself. */
  keepsBodies: boolean
}

/** Sends nothing: in demo mode the outbox is where people read their messages. */
export const demoSender: Sender = { send: async () => undefined, keepsBodies: true }
