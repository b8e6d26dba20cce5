import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const login = { login: 'demo_admin@example.com', password: 'Closyyy-demo-1' }

function run(script: string, variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, API_PORT: '0', ...variables }
  return spawn(process.execPath, [join(import.meta.dirname, script)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Starts an API; resolves with its URL, or with its error output if it ends. */
async function start(script: string, variables: Record<string, string>) {
  const child = run(script, variables)
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]).then(([output]) => output)
  const ready = (async () => {
    let output = ''
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      output += String(chunk)
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url) return url
    }
    return ended
  })()
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { result: await ready, stop }
}

async function statusOf(url: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, body && { method: 'POST', headers, body: JSON.stringify(body) })).status
}

// DEMO-1, DEMO-2
test('a database with demo accounts serves in production once they are disabled', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-demo-'))
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', DATA_DIR: folder }
  try {
    const demo = await start('demo-server.ts', { DEMO_MODE: 'on', DATA_DIR: folder })
    expect(await statusOf(`${demo.result}/v1/auth/login`, login)).toBe(200)
    expect(await statusOf(`${demo.result}/v1/dev/outbox`)).toBe(200)
    await demo.stop()

    const refused = await start('../src/server.ts', production)
    expect(refused.result).toMatch(/^Demo accounts can sign in \(demo_admin, .*npm run disable-demo disables them\.\n$/)

    const disabling = run('disable-demo.ts', { DATA_DIR: folder })
    const [output, [code]] = await Promise.all([text(disabling.stdout), once(disabling, 'exit')])
    expect(output).toMatch(/^Disabled \d+ demo accounts/)
    expect(code).toBe(0)

    const api = await start('../src/server.ts', production)
    expect(await statusOf(`${api.result}/v1/auth/login`, login)).toBe(401)
    expect(await statusOf(`${api.result}/v1/dev/outbox`)).toBe(404)
    await api.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
