import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import type { TestApi } from '../test-api.ts'

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

/** Requests over a connection of its own, which ends with the response. */
async function requestStream(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const sent = get(`${url}/api/changes`, { headers, agent: false })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

/** Opens a stream of changes; retries while the server does not receive announcements yet. */
export async function openChangeStream(url: string, headers: Record<string, string> = {}): Promise<ChangeStream> {
  let response = await requestStream(url, headers)
  await until(async () => {
    if (response.statusCode !== 503) return true
    response.destroy()
    response = await requestStream(url, headers)
    return false
  }, 'the stream opens')
  if (response.statusCode !== 200) throw new Error(`The stream was refused with ${response.statusCode}.`)
  const keys = new Set<string>()
  let beats = 0
  let isOpen = false
  let isEnded = false
  const receive = (event: string) => {
    if (event.startsWith('event: open')) isOpen = true
    else if (event.startsWith('event: beat')) beats++
    else for (const key of JSON.parse(event.replace(/^data: /, '')).keys) keys.add(key)
  }
  let rest = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    const events = (rest + text).split('\n\n')
    rest = events.pop() ?? ''
    events.forEach(receive)
  })
  response.on('error', () => undefined)
  response.on('close', () => {
    isEnded = true
  })
  await until(() => isOpen, 'the stream has begun')
  return { keys, beats: () => beats, isEnded: () => isEnded, close: () => void response.destroy() }
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
