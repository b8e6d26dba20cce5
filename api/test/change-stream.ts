import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import type { TestApi } from './test-api.ts'

const WAIT_MS = 10_000

export interface ChangeStream {
  /** All keys received so far. */
  keys: Set<string>
  beats(): number
  /** True once the server has ended the stream. */
  isEnded(): boolean
  close(): void
}

/** Polls until the condition holds. @throws after ten seconds */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + WAIT_MS
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}.`)
    await pause(5)
  }
}

/** Opens a stream of changes; retries while the server does not receive announcements yet. */
export async function openChangeStream(url: string, init: RequestInit = {}): Promise<ChangeStream> {
  const abort = new AbortController()
  let response: Response | undefined
  await until(async () => {
    response = await fetch(`${url}/api/changes`, { ...init, signal: abort.signal })
    if (response.status !== 503) return true
    await response.body?.cancel()
    return false
  }, 'the stream opens')
  if (!response?.ok || !response.body) throw new Error(`The stream was refused with ${response?.status}.`)
  const body = response.body
  const keys = new Set<string>()
  let beats = 0
  let isOpen = false
  let isEnded = false
  const receive = (event: string) => {
    if (event.startsWith('event: open')) isOpen = true
    else if (event.startsWith('event: beat')) beats++
    else for (const key of JSON.parse(event.replace(/^data: /, '')).keys) keys.add(key)
  }
  const read = async () => {
    let rest = ''
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      events.forEach(receive)
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true
    })
  await until(() => isOpen, 'the stream has begun')
  return { keys, beats: () => beats, isEnded: () => isEnded, close: () => abort.abort() }
}

let markers = 0

/** Waits until all changes that were committed before are received. */
export async function receiveAll(stream: ChangeStream, db: Db): Promise<void> {
  const marker = `marker-${++markers}`
  await sql`select pg_notify('changes', ${marker})`.execute(db)
  await until(() => stream.keys.delete(marker), 'all changes are received')
}

/** Makes a test API listen. @returns its origin */
export function listen(api: TestApi): Promise<string> {
  return api.app.listen({ host: '127.0.0.1', port: 0 })
}
