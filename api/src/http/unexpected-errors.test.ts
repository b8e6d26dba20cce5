import fs from 'node:fs'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { contractCalls } from '../../test/contract-calls.ts'
import { requestsFor } from '../../test/fuzz/requests.ts'
import { openTestApi } from '../../test/test-api.ts'

const STDOUT = 1
const TRIES = 8
const message = 'Something went wrong. Please try again later.'

afterAll(() => vi.restoreAllMocks())

/** Collects the log’s output from now on. */
function readLog(): string[] {
  const written: string[] = []
  const write = fs.write as (...args: unknown[]) => void
  vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
    const [fd, chunk] = args
    const done = args.at(-1) as (error: null, bytes: number) => void
    if (fd !== STDOUT) return write(...args)
    written.push(String(chunk))
    setImmediate(done, null, Buffer.byteLength(String(chunk)))
  }) as typeof fs.write)
  return written
}

test('hides an unexpected error, logs it with its request id, and continues', async () => {
  const written = readLog()
  const api = await openTestApi(settings => {
    settings.logLevel = 'error'
  })
  await sql`alter schema public rename to renamed`.execute(api.db)
  const calls = await contractCalls()
  const failing = new Set<string>()
  const ids: unknown[] = []
  for (const call of calls) {
    const requests = requestsFor(call, await call.schemas())
    for (const { options } of fc.sample(requests, { seed: 2_026, numRuns: TRIES })) {
      const headers = { ...options.headers, authorization: 'Bearer of-nobody', 'accept-language': 'en' }
      const response = await api.app.inject({ ...options, headers })
      if (response.statusCode < 500) continue
      expect([response.statusCode, response.json()]).toEqual([500, { status: 'error', message }])
      failing.add(call.name)
      ids.push(response.headers['x-request-id'])
    }
  }
  expect((await api.app.inject('/api/health/live')).statusCode).toBe(200)
  await api.close()
  const log = written.join('')
  expect(ids.filter(id => !log.includes(String(id)))).toEqual([])
  console.log(`${failing.size} of ${calls.length} calls failed, ${ids.length} times`)
  expect(calls.filter(({ access, name }) => access !== 'anyone' && !failing.has(name))).toEqual([])
}, 120_000)
