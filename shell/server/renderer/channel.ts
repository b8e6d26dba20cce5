import type { FromRenderer } from './protocol.ts'

/** Messages to the document server. */
export interface Channel {
  send: (message: FromRenderer) => void
  /** Resolves when all messages have left this process; a render that blocks it would hold them back. */
  drained: () => Promise<void>
}

type Write = (message: FromRenderer, written: () => void) => void

export function createChannel(write: Write | undefined): Channel {
  let pending = 0
  const waiting: (() => void)[] = []

  function written(): void {
    if (--pending > 0) return
    for (const resolve of waiting.splice(0)) resolve()
  }

  return {
    send(message) {
      pending++
      write?.(message, written)
    },
    async drained() {
      while (pending > 0) await new Promise<void>(resolve => waiting.push(resolve))
    },
  }
}
