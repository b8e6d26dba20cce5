import { setTimeout as pause } from 'node:timers/promises'
import { proofHeaders } from '@closyyy/gateway/shell-proof'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'

const Change = z.object({ keys: z.array(z.string()) })

export interface ApiChangesOptions {
  apiOrigin: string
  /** Required by an API that does not know the secret. */
  token?: string | undefined
  shellSecret?: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called with the surrogate keys of changed content. */
  onChange: (keys: string[]) => void
  /** Called when announcements begin, after changes that were not announced, and when they are interrupted. */
  onGap: () => void
}

/** The API's announcements of changes. */
export interface ApiChanges {
  /** Time since which every change has been announced, as `performance.now()`; infinite while some may be missed. */
  announcedSince: () => number
  close: () => Promise<void>
}

/** Longest silence; the API sends every half second. */
const MAX_SILENCE_MS = 1_500
const RECONNECT_MS = 500

/** Listens to the API's announcements, and connects again whenever they end. */
export function listenToChanges({
  apiOrigin,
  token,
  shellSecret,
  log,
  onChange,
  onGap,
}: ApiChangesOptions): ApiChanges {
  const closing = new AbortController()
  let announcedSince = Number.POSITIVE_INFINITY
  let reason = ''

  function handle({ event, data }: { event?: string | undefined; data: string }): void {
    if (event === 'open') {
      announcedSince = performance.now()
      reason = ''
      log.info('changes of the shop are announced')
      onGap()
    } else if (event === undefined) onChange(z.parse(Change, JSON.parse(data)).keys)
  }

  async function connect(): Promise<void> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('The API is silent.')), MAX_SILENCE_MS)
    try {
      const response = await fetch(new URL('/api/changes', apiOrigin), {
        headers: {
          accept: 'text/event-stream',
          ...(token && { authorization: `Bearer ${token}` }),
          ...proofHeaders(shellSecret),
        },
        signal: AbortSignal.any([closing.signal, silence.signal]),
      })
      if (!response.ok || !response.body) throw new Error(`The API returned ${response.status}.`)
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      for await (const event of events) {
        timer.refresh()
        handle(event)
      }
      throw new Error('The API closed the connection.')
    } finally {
      clearTimeout(timer)
      const wasAnnounced = Number.isFinite(announcedSince)
      announcedSince = Number.POSITIVE_INFINITY
      if (wasAnnounced) onGap()
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await connect().catch((error: Error) => {
        if (closing.signal.aborted || error.message === reason) return
        reason = error.message
        log.warn({ reason }, 'changes of the shop are not announced: documents are cached for 5 seconds only')
      })
      await pause(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }

  const ended = listen()
  return {
    announcedSince: () => announcedSince,
    close() {
      closing.abort()
      return ended
    },
  }
}
