// Replays browses with many visitors at once, in a process of its own: its processor time is not the shop's.
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Site } from './browses.ts'
import { findMistake, type SiteDocument } from './site-document.ts'

export interface VisitOptions extends Site {
  origin: string
  visitors: number
  /** Makes each URL unique, so that each document is rendered, also for concurrent requests. */
  isCold?: boolean
  warmUpMs: number
  ms: number
}

/** `began` and `ended` enclose the time that counts; `done` follows once the last response has arrived. */
export type VisitEvent = { type: 'began' | 'ended' } | { type: 'done'; visits: Visits }

/** The visits of the time that counts. */
export interface Visits {
  documents: number
  /** Time to the last byte in ms, the median and 99 % of all. */
  p50: number
  p99: number
  /** Share of the documents that came from a cache. */
  hits: number
  /** Number of wrong documents, and the first of them. */
  wrong: number
  mistakes: string[]
}

const MAX_MISTAKES = 5

/** Sends requests one after another as each of the visitors, on a connection of their own, until the time has passed. */
async function visit({ origin, documents, browses, visitors, isCold, warmUpMs, ms }: VisitOptions): Promise<Visits> {
  const pool = new Pool(origin, { connections: visitors, pipelining: 1 })
  const byPath = new Map(documents.map(document => [document.path, document]))
  const rightBodies = new Map<string, Buffer>()
  const times: number[] = []
  const mistakes: string[] = []
  let wrong = 0
  let hits = 0
  let requests = 0
  const beginsAt = performance.now() + warmUpMs
  const endsAt = beginsAt + ms

  async function open(document: SiteDocument): Promise<void> {
    const startedAt = performance.now()
    const path = isCold ? uniquePath(document.path, requests++) : document.path
    let isHit = false
    const headers = { 'accept-encoding': 'br', accept: 'text/html' }
    const mistake = await pool.request({ path, method: 'GET', headers }).then(
      async ({ statusCode, headers, body }) => {
        const bytes = Buffer.from(await body.arrayBuffer())
        isHit = /;\s*hit/.test(headers['cache-status']?.toString() ?? '')
        if (isHit && isCold) return 'comes from a cache'
        // A body that equals a right one needs no second look, which would use the processor that the shop needs.
        if (statusCode === 200 && rightBodies.get(document.path)?.equals(bytes)) return undefined
        const encoding = headers['content-encoding']?.toString()
        const found = findMistake(document, { status: statusCode, encoding, body: bytes })
        if (!found) rightBodies.set(document.path, bytes)
        return found
      },
      (error: Error) => `fails: ${error.message}`,
    )
    const now = performance.now()
    if (mistake) {
      wrong++
      if (mistakes.length < MAX_MISTAKES) mistakes.push(`${document.path} ${mistake}`)
    } else if (now >= beginsAt && now < endsAt) {
      times.push(now - startedAt)
      if (isHit) hits++
    }
  }

  /** Starts each visitor with another step, so that they do not request the same kind of page at once. */
  async function browse(visitor: number): Promise<void> {
    const paths = [...browses.slice(visitor % browses.length), ...browses.slice(0, visitor % browses.length)].flat()
    for (let step = visitor; performance.now() < endsAt; step++) {
      const document = byPath.get(paths[step % paths.length] ?? '')
      if (document) await open(document)
    }
  }

  const announce = async (type: 'began' | 'ended', after: number) => {
    await pause(after)
    send({ type })
  }
  const announcements = [announce('began', warmUpMs), announce('ended', warmUpMs + ms)]
  await Promise.all([...announcements, ...Array.from({ length: visitors }, (_, visitor) => browse(visitor))])
  await pool.destroy()
  return { documents: times.length, hits: hits / times.length, ...percentilesOf(times), wrong, mistakes }
}

const uniquePath = (path: string, request: number) => `${path}${path.includes('?') ? '&' : '?'}visit=${request}`

function percentilesOf(times: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

function send(event: VisitEvent): void {
  process.send?.(event)
}

process.on('disconnect', () => process.exit())
process.once('message', async options => {
  const visits = await visit(options as VisitOptions)
  process.send?.({ type: 'done', visits }, () => process.exit())
})
