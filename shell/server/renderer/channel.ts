import type { FromRenderer } from './protocol.ts'

/** Messages to the document server; each write of the channel costs more than the message in it. */
export interface Channel {
  /** Sends a message at once, after those that are queued. */
  send: (message: FromRenderer) => void
  /** Sends a message with the next one, or once this tick has ended. */
  queue: (message: FromRenderer) => void
  /** Resolves when all messages have left this process; a render that blocks it would hold them back. */
  drained: () => Promise<void>
}

type Write = (messages: FromRenderer[], written: () => void) => void

// The original, because a release can replace the global.
const { nextTick } = process

export function createChannel(write: Write | undefined): Channel {
  let queued: FromRenderer[] = []
  let pending = 0
  const waiting: (() => void)[] = []

  function written(): void {
    if (--pending > 0) return
    for (const resolve of waiting.splice(0)) resolve()
  }

  function flush(): void {
    if (queued.length === 0) return
    pending++
    const messages = queued
    queued = []
    write?.(messages, written)
  }

  return {
    send(message) {
      queued.push(message)
      flush()
    },
    queue(message) {
      if (queued.push(message) === 1) nextTick(flush)
    },
    async drained() {
      flush()
      while (pending > 0) await new Promise<void>(resolve => waiting.push(resolve))
    },
  }
}
