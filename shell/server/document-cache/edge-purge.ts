import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { RELEASES_KEY } from './document-cache.ts'

/** Removes the documents with any of some surrogate keys from a cache in front of this server. @throws if it did not */
export type SendPurge = (keys: readonly string[], signal: AbortSignal) => Promise<void>

export interface EdgePurgeOptions {
  send: SendPurge
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** Notifies a cache in front of this server of changed documents. */
export interface EdgePurge {
  /** Removes documents by surrogate key, now and once more; repeats a failed purge until it succeeds. */
  purge: (keys: readonly string[]) => void
  /** False until a purge has succeeded, and after one has failed. */
  isWorking: () => boolean
  close: () => Promise<void>
}

/** Time for a document that was sent before a purge to reach the cache; it is removed by the second purge. */
const IN_FLIGHT_MS = 1_000
const RETRY_MS = 1_000
const TIMEOUT_MS = 5_000
/** Keys of one request. */
const MAX_KEYS = 250
/** Beyond it, as while the cache does not respond, all documents are removed at once. */
const MAX_PENDING_KEYS = 10_000

export function createEdgePurge({ send, log }: EdgePurgeOptions): EdgePurge {
  const closing = new AbortController()
  const pending = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let working = false
  let reason: string | undefined
  let sending: Promise<void> | undefined

  async function sendPending(): Promise<void> {
    while (pending.size > 0 && !closing.signal.aborted) {
      const keys = [...pending].slice(0, MAX_KEYS)
      for (const key of keys) pending.delete(key)
      await send(keys, AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(succeed, error =>
        fail(error, keys),
      )
    }
    sending = undefined
  }

  function succeed(): void {
    if (!working) log.info('the edge cache is purged')
    working = true
    reason = undefined
  }

  async function fail({ message }: Error, keys: string[]): Promise<void> {
    for (const key of keys) pending.add(key)
    working = false
    if (message !== reason && !closing.signal.aborted)
      log.error({ reason: message }, 'the edge cache cannot be purged: its documents may be out of date')
    reason = message
    await pause(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
  }

  function add(keys: readonly string[]): void {
    for (const key of keys) pending.add(key)
    if (pending.size > MAX_PENDING_KEYS) {
      pending.clear()
      pending.add(RELEASES_KEY)
    }
    sending ??= sendPending()
  }

  return {
    purge(keys) {
      if (closing.signal.aborted) return
      add(keys)
      const timer = setTimeout(() => {
        timers.delete(timer)
        add(keys)
      }, IN_FLIGHT_MS).unref()
      timers.add(timer)
    },
    isWorking: () => working,
    async close() {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
      await sending
    },
  }
}
