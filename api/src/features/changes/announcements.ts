import { randomUUID } from 'node:crypto'
import { type Db, type Listener, listenBeside } from '../../db/database.ts'
import type { Lifecycle } from '../../http/health-routes.ts'
import { coarsen } from '../../http/surrogate-keys.ts'
import type { Logger } from '../../logger.ts'
import { announce, findEndedVacations } from './changes-queries.ts'

const PROOF_INTERVAL_MS = 500
/** Age of the last proof beyond which announcements count as lost; readers notice missing beats earlier. */
const MAX_PROOF_AGE_MS = 5_000
/** Collects what commits at once; the API processes drop their caches meanwhile. */
const BATCH_MS = 30
const MAX_BATCH_KEYS = 500
/** Distinguishes proofs from keys. */
const PROOF_PREFIX = ':'

export interface AnnouncementSubscriber {
  /** Called at once, before the API serves anything that its caches derived from the old rows. */
  onKeys?(keys: readonly string[]): void
  /** Called with the collected keys of some milliseconds. */
  onBatch?(keys: readonly string[]): void
  /** Called at least every second while the announcements of every API process arrive. */
  onProof?(): void
  /** Called when announcements may be missed from now on, and on `close()`. */
  onLoss?(): void
}

/** The announcements of changes by all API processes on the same database. */
export interface Announcements {
  /** Listens until `close()`; connects again after a loss. */
  open(): void
  close(): Promise<void>
  /** Returns whether the announcements of every API process arrive. */
  isLive(): boolean
  subscribe(subscriber: AnnouncementSubscriber): () => void
  /** Number of subscribers to batches, which are the open streams. */
  streams(): number
  /** Number of keys received. */
  received(): number
}

export function createAnnouncements(db: Db, lifecycle: Lifecycle, log: Logger): Announcements {
  const subscribers = new Set<AnnouncementSubscriber>()
  const proof = `${PROOF_PREFIX}${randomUUID()}`
  let batch = new Set<string>()
  let batchTimer: NodeJS.Timeout | undefined
  let proofTimer: NodeJS.Timeout | undefined
  let listener: Listener | undefined
  let provenAt = Number.NEGATIVE_INFINITY
  let wasLive = false
  let isProving = false
  /** Until when ended vacations were announced, in the database's time; undefined after a loss. */
  let checkedUntil: string | undefined
  let count = 0

  const isLive = () => performance.now() - provenAt <= MAX_PROOF_AGE_MS

  function sendBatch(): void {
    const keys = [...(batch.size > MAX_BATCH_KEYS ? coarsen(batch) : batch)]
    batch = new Set()
    batchTimer = undefined
    for (const { onBatch } of subscribers) onBatch?.(keys)
  }

  function receiveKeys(keys: string[]): void {
    count += keys.length
    for (const key of keys) batch.add(key)
    for (const { onKeys } of subscribers) onKeys?.(keys)
    batchTimer ??= setTimeout(sendBatch, BATCH_MS)
  }

  function receiveProof(): void {
    provenAt = performance.now()
    wasLive = true
    for (const { onProof } of subscribers) onProof?.()
  }

  function notifyLoss(): void {
    for (const { onLoss } of subscribers) onLoss?.()
  }

  function lose(): void {
    provenAt = Number.NEGATIVE_INFINITY
    checkedUntil = undefined
    if (!wasLive) return
    wasLive = false
    log.warn({}, 'announcements of changes are not received')
    notifyLoss()
  }

  function receive(text: string | undefined): void {
    if (text === undefined) lose()
    else if (text === proof) receiveProof()
    else if (!text.startsWith(PROOF_PREFIX)) receiveKeys(text.split(' '))
  }

  async function announceProof({ db: connection }: Listener): Promise<void> {
    const since = checkedUntil
    const at = await announce(connection, proof)
    const ended = await findEndedVacations(connection, since ?? at, at)
    checkedUntil = at
    if (ended.length > 0) receiveKeys(['person-any', ...ended.map(id => `person-${id}`)])
  }

  function prove(): void {
    if (!isLive()) lose()
    // Before, migrations use the embedded database's only session.
    if (lifecycle.phase === 'starting' || isProving || !listener) return
    isProving = true
    announceProof(listener)
      .catch(lose)
      .finally(() => {
        isProving = false
      })
  }

  return {
    open() {
      listener = listenBeside(db, receive)
      proofTimer = setInterval(prove, PROOF_INTERVAL_MS)
      prove()
    },
    async close() {
      clearInterval(proofTimer)
      clearTimeout(batchTimer)
      provenAt = Number.NEGATIVE_INFINITY
      wasLive = false
      notifyLoss()
      const closing = listener
      listener = undefined
      await closing?.close()
    },
    isLive,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    streams: () => [...subscribers].filter(({ onBatch }) => onBatch).length,
    received: () => count,
  }
}
