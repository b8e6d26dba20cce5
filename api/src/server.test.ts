import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let dataDir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'closyyy-server-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  await rm(dataDir, { recursive: true, force: true })
})

function start(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO_MODE: 'off', API_PORT: '0', ...variables }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Runs a server whose start must fail. @returns its error output */
async function startError(variables: Record<string, string>) {
  const child = start(variables)
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { output: output.trim(), code }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) if (String(chunk).includes('is ready')) return
  throw new Error('The server ended before it was ready.')
}

const oneSentence = /^[^\n]+\.$/

describe('a failed start', () => {
  test('reports invalid settings', async () => {
    const { output, code } = await startError({ API_PORT: 'many', DATABASE_URL: 'mysql://x' })
    expect(output).toMatch(oneSentence)
    expect(output).toContain('API_PORT')
    expect(output).toContain('DATABASE_URL')
    expect(code).toBe(1)
  })

  test('reports an unreachable database, without its password', async () => {
    const { output, code } = await startError({
      DATABASE_URL: `postgres://me:hidden@127.0.0.1:${await freePort()}/shop`,
    })
    expect(output).toMatch(oneSentence)
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('hidden')
    expect(code).toBe(1)
  })

  test('reports a port in use, and unlocks the data folder', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { output, code } = await startError({ API_PORT: String(port) })
    other.close()
    expect(output).toMatch(oneSentence)
    expect(output).toContain(`Port ${port}`)
    expect(code).toBe(1)
    expect(await readdir(dataDir)).not.toContain('lock')
  })
})

test('creates the data folder atomically, locks it to one process, survives a kill, and closes it cleanly', {
  timeout: 135_000,
}, async () => {
  const halfWay = start({})
  while (!(await readdir(dataDir)).some(name => name.startsWith('database.new')))
    await new Promise(resolve => setImmediate(resolve))
  halfWay.kill('SIGKILL')
  await once(halfWay, 'exit')
  expect(await readdir(dataDir)).not.toContain('database')

  const first = start({})
  await untilReady(first)
  const { output, code } = await startError({})
  expect(output).toMatch(oneSentence)
  expect(output).toContain(`pid ${first.pid}`)
  expect(code).toBe(1)

  first.kill('SIGKILL')
  await once(first, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const next = start({})
    await untilReady(next)
    next.kill(signal)
    const [exitCode] = await once(next, 'exit')
    expect(exitCode).toBe(0)
    expect(await readdir(dataDir)).toEqual(['database', 'server-secret', 'shell-secret'])
  }
})
