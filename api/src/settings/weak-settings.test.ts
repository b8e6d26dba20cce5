import { createServer, type Server, type Socket } from 'node:net'
import { isLoopbackDatabase } from '@closyyy/gateway/loopback'
import { describe, expect, test } from 'vitest'
import { openDatabase, ping } from '../db/database.ts'
import { parseEnvironment, readSettings } from '../env.ts'
import { findWeakSettings, requireDatabaseTls } from './weak-settings.ts'

const remote = 'postgres://shop:secret@db.example/shop'
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: remote,
  SMTP_URL: 'smtps://mail.example',
  SMS_GATEWAY_URL: 'https://sms.example',
}

const weakIn = (variables: NodeJS.ProcessEnv) =>
  findWeakSettings(parseEnvironment(variables)).map(({ setting, isDangerous }) => [setting, isDangerous])

test('finds nothing in complete settings of production, and in those of the demo', () => {
  expect(weakIn(production)).toEqual([])
  expect(weakIn({ DEMO_MODE: 'on', PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

// DEMO-1, DEMO-4
describe('a dangerous setting', () => {
  test.each([
    ['DEMO_MODE', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', DEMO_MODE: 'on' }],
    ['DATABASE_URL', { DEMO_MODE: 'on', DATABASE_URL: remote }],
    ['SMTP_URL', { DEMO_MODE: 'on', SMTP_URL: 'smtp://localhost' }],
    ['SMS_GATEWAY_URL', { DEMO_MODE: 'on', SMS_GATEWAY_URL: 'https://sms.example' }],
    ['PUBLIC_URL', { DEMO_MODE: 'on', PUBLIC_URL: 'https://shop.example' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://shop.example' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: `${remote}?sslmode=disable` }],
    ['DATABASE_URL', { ...production, DATABASE_URL: `${remote}?sslmode=verify-full&sslmode=no-verify` }],
    ['TRUSTED_PROXIES', { ...production, TRUSTED_PROXIES: 'loopback, 0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { ...production, TRUSTED_PROXIES: '*' }],
  ])('%s prevents the start: %j', (setting, variables) => {
    const [weak] = findWeakSettings(parseEnvironment(variables))
    expect(weak).toMatchObject({ setting, isDangerous: true })
    expect(() => readSettings(variables)).toThrow(`${weak?.problem} ${weak?.remedy}`)
  })
})

describe('a weak setting', () => {
  test.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMS_GATEWAY_URL', { SMS_GATEWAY_URL: '' }],
    ['API_HOST', { API_HOST: '0.0.0.0' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
  ])('%s is reported without preventing the start: %j', (setting, change) => {
    expect(weakIn({ ...production, ...change })).toEqual([[setting, false]])
    expect(() => readSettings({ ...production, ...change })).not.toThrow()
  })
})

test.each([
  ['postgres://localhost/shop', true],
  ['postgres://127.0.0.2:5433/shop', true],
  ['postgres://[::1]/shop', true],
  ['postgres:///shop?host=/run/postgresql', true],
  ['postgres://db.example/shop?host=/run/postgresql', true],
  ['postgres://localhost/shop?host=db.example', false],
  ['postgres://localhost/shop?host=localhost&host=db.example', false],
  ['postgres://localhost.example/shop', false],
  ['postgres://10.0.0.7/shop', false],
])('%s is on this machine: %s', (url, isHere) => {
  expect(isLoopbackDatabase(url)).toBe(isHere)
})

describe('TLS of the database', () => {
  test('is required with a verified certificate, whatever the URL asks', () => {
    const verified = `${remote}?sslmode=verify-full`
    expect(readSettings({ DATABASE_URL: remote }).databaseUrl).toBe(verified)
    expect(requireDatabaseTls(`${remote}?uselibpqcompat=true&sslmode=require`)).toBe(verified)
    expect(requireDatabaseTls('postgres://localhost/shop')).toBe('postgres://localhost/shop')
  })

  test('is not given up for a server without it', async () => {
    const { server, received } = await startPlainServer()
    const { port } = server.address() as { port: number }
    const url = requireDatabaseTls(`postgres://shop:secret@db.example:${port}/shop`).replace('db.example', '127.0.0.1')
    const db = openDatabase({ target: url, connections: 1, isEmbedded: false }, { warn: () => undefined })
    await expect(ping(db)).rejects.toThrow('does not support SSL')
    expect(received()).not.toContain('shop')
    await db.destroy()
    server.close()
  })
})

/** Starts a server that declines TLS as PostgreSQL does. */
async function startPlainServer(): Promise<{ server: Server; received: () => string }> {
  let received = ''
  const decline = (socket: Socket) =>
    socket.on('data', chunk => {
      received += String(chunk)
      socket.write('N')
    })
  const server = createServer(decline)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, received: () => received }
}
