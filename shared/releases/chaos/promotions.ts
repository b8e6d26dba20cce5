// Promotes releases from many processes at the same time, in a folder and in a bucket, and compares outcomes and log.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BucketSettings, readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { startS3Server } from '@closyyy/bucket/test/s3-server'
import { openBucketStore } from '../src/bucket-store.ts'
import { appendEntry, readLog } from '../src/release-log.ts'
import { openFolderStore, type ReleaseStore } from '../src/release-store.ts'
import { createTestDocument } from '../test/test-release.ts'
import type { Order, Outcome } from './promotion-worker.ts'

const PROCESSES = 50
const ID = '0123456789ab'
const units = Array.from({ length: PROCESSES }, (_, index) => `unit-${index + 1}`)
const worker = fileURLToPath(new URL('promotion-worker.ts', import.meta.url))

interface Counts {
  processes: number
  recorded: number
  refused: number
  /** Promotions that reported success but are not in the log, or the reverse. */
  lost: number
  failed: number
  ms: number
}

async function race(
  store: ReleaseStore,
  folder: string | undefined,
  variables: Record<string, string>,
): Promise<Counts> {
  const releases = Object.fromEntries(units.map(unit => [unit, ID]))
  await Promise.all(units.map(unit => createTestDocument(store, unit, ID)))
  await appendEntry(store, () => ({ action: 'publish', releases, by: 'chaos' }))
  const children = units.map(() => fork(worker, { env: { ...process.env, ...variables } }))
  await Promise.all(children.map(child => once(child, 'message')))
  const startedAt = performance.now()
  const outcomes = await Promise.all(
    children.map((child, index) => promoteIn(child, { folder, unit: units[index] ?? '', id: ID })),
  )
  const ms = Math.round(performance.now() - startedAt)
  const promotions = (await readLog(store)).filter(({ action }) => action === 'promote')
  const numberBy = new Map(promotions.map(({ by, number }) => [by, number]))
  const isLost = (outcome: Outcome, index: number) => {
    const number = numberBy.get(units[index] ?? '')
    if ('recorded' in outcome) return number !== outcome.recorded
    return number !== undefined || ('winner' in outcome && !promotions.some(one => one.number === outcome.winner))
  }
  const count = (kind: string) => outcomes.filter(outcome => kind in outcome).length
  for (const outcome of outcomes) if ('error' in outcome) console.error(outcome.error)
  return {
    processes: PROCESSES,
    recorded: count('recorded'),
    refused: count('winner'),
    lost: outcomes.filter(isLost).length,
    failed: count('error'),
    ms,
  }
}

async function promoteIn(child: ChildProcess, order: Order): Promise<Outcome> {
  const response = once(child, 'message') as Promise<[Outcome]>
  child.send(order)
  return (await response)[0]
}

const folder = await mkdtemp(join(tmpdir(), 'closyyy-promotions-'))
const server = await startS3Server('closyyy-releases')
try {
  const variables = server.variables()
  const bucket = openBucketStore(readBucketSettings('S3_', variables) as BucketSettings)
  const table = {
    folder: await race(openFolderStore(folder), folder, {}),
    bucket: await race(bucket, undefined, variables),
  }
  console.table(table)
  const isComplete = ({ recorded, refused, lost, failed }: Counts) =>
    recorded > 0 && recorded + refused === PROCESSES && lost + failed === 0
  process.exitCode = Object.values(table).every(isComplete) ? 0 : 1
} finally {
  await server.close()
  await rm(folder, { recursive: true })
}
