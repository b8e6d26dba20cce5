import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerReports } from './reports-route.ts'

const ORIGIN = 'https://shop.example'
const CANARY = 'fedcba987654'
const FILE = `${ORIGIN}/releases/storefront/0123456789ab/js/page.js`

const countReport = vi.fn()
let lines: Record<string, unknown>[]
let app: ReturnType<typeof openApp>
beforeEach(() => {
  lines = []
  countReport.mockClear()
  app = openApp()
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

function openApp() {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const opened = fastify({ logger: { level: 'warn', stream } })
  const documentsOf = (group?: number) => ({ storefront: { id: group === undefined ? '0123456789ab' : CANARY } })
  const releases = { current: async (group?: number) => ({ documents: documentsOf(group) }) as never }
  registerReports(opened, { env: { publicOrigin: ORIGIN }, releases, metrics: { countReport } })
  return opened
}

type Json = Record<string, unknown>

async function send(payload: unknown, type = 'application/reports+json', remoteAddress = '203.0.113.1') {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const headers = { 'content-type': type }
  return (await app.inject({ method: 'POST', url: '/reports', headers, remoteAddress, payload: body })).statusCode
}

const violation = (body: Json = {}, type = 'csp-violation') => ({
  type,
  age: 12,
  url: `${ORIGIN}/about`,
  body: {
    documentURL: `${ORIGIN}/listing/women?token=secret`,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: FILE,
    sample: 'Element innerHTML|0300 1234567',
    ...body,
  },
})

const logged = () => lines.map(({ level, time, pid, hostname, reqId, msg, ...report }) => report)

test('logs and counts a report of the Reporting API with the release of the source, without query and sample', async () => {
  expect(await send([violation()])).toBe(204)
  const release = { unit: 'storefront', release: '0123456789ab' }
  const report = { kind: 'csp', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', ...release }
  expect(logged()).toEqual([{ ...report, path: '/listing/women' }])
  expect(countReport.mock.calls).toEqual([[{ kind: 'csp', ...release }]])
  expect(JSON.stringify(lines)).not.toMatch(/secret|0300/)
})

test("counts a report of a visitor's canary", async () => {
  const body = { effectiveDirective: 'script-src-elem', sourceFile: FILE.replace('0123456789ab', CANARY) }
  const headers = { 'content-type': 'application/reports+json', cookie: 'release-group=3' }
  await app.inject({ method: 'POST', url: '/reports', headers, payload: JSON.stringify([violation(body)]) })
  expect(countReport.mock.calls).toEqual([[{ kind: 'csp', unit: 'storefront', release: CANARY }]])
})

test('logs a script without a hash', async () => {
  const body = { effectiveDirective: undefined, destination: 'script', blockedURL: FILE, sourceFile: undefined }
  await send([violation(body, 'integrity-violation')])
  expect(logged()).toMatchObject([
    { kind: 'integrity', directive: 'script', blocked: new URL(FILE).pathname, unit: 'storefront' },
  ])
})

test('logs a report of the older format', async () => {
  const report = {
    'document-uri': `${ORIGIN}/`,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'https://evil.example/a.js?visitor=7',
  }
  expect(await send({ 'csp-report': report }, 'application/csp-report')).toBe(204)
  expect(logged()).toEqual([{ kind: 'csp', directive: 'script-src-elem', path: '/', blocked: 'evil.example' }])
})

test('leaves out reports of other kinds and of other sites', async () => {
  const foreign = violation({ documentURL: 'https://evil.example/' })
  expect(await send([violation({}, 'deprecation'), foreign, violation({ documentURL: 'about:srcdoc' })])).toBe(204)
  expect(lines).toEqual([])
  expect(countReport).not.toHaveBeenCalled()
})

test('logs equal reports once a minute, and counts each', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await send([violation(), violation({ documentURL: `${ORIGIN}/cart` })])
  await send([violation()])
  expect(lines).toHaveLength(1)
  expect(countReport).toHaveBeenCalledTimes(3)
  vi.setSystemTime(Date.now() + 61_000)
  await send([violation()])
  expect(lines).toHaveLength(2)
})

describe('a malicious client', () => {
  test.each([
    ['a huge body', JSON.stringify([violation({ sample: 'a'.repeat(70_000) })]), 413],
    ['a body that is not JSON', '{', 400],
    ['JSON of another shape', '{"a":1}', 400],
    ['a deeply nested body', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['a polluting property', '{"__proto__":{"polluted":1}}', 400],
    ['too many reports at once', JSON.stringify(Array(51).fill(violation())), 400],
  ])('gets an error for %s, and nothing is logged', async (_, body, status) => {
    expect(await send(body)).toBe(status)
    expect(logged().filter(({ kind }) => kind)).toEqual([])
  })

  test('gets an error for another content type', async () => {
    expect(await send([violation()], 'application/json')).toBe(415)
    expect(await send([violation()], 'text/plain')).toBe(415)
  })

  test('cannot use up what others may send and log', async () => {
    const attempt = (index: number, ip?: string) =>
      send([violation({ blockedURL: `https://${index}.example/` })], undefined, ip)
    for (let index = 0; index < 60; index++) expect(await attempt(index)).toBe(204)
    expect(await attempt(60)).toBe(429)
    expect(lines).toHaveLength(20)
    expect(await attempt(60, '203.0.113.2')).toBe(204)
    expect(lines).toHaveLength(21)
  })

  test('cannot write lines or terminal codes into the log', async () => {
    const forged = 'x\n{"level":50,"msg":"forged"}\u001b[2J'
    await send([
      violation({
        documentURL: `${ORIGIN}/a${forged}`,
        effectiveDirective: forged,
        blockedURL: `${ORIGIN}/b${forged}`,
        sourceFile: `${ORIGIN}/releases/../${forged}/0123456789ab/x.js`,
      }),
      violation({ blockedURL: forged }),
    ])
    expect(lines).toHaveLength(2)
    for (const report of logged()) expect(JSON.stringify(report)).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.stringify(logged())).not.toMatch(/\\n|\\u001b|forged"/)
  })

  test('cannot create metrics of releases that are not current', async () => {
    await send([violation({ sourceFile: FILE.replace('0123456789ab', 'aaaaaaaaaaaa') })])
    await send([violation({ sourceFile: FILE.replace('storefront', 'constructor') })])
    const unknown = { kind: 'csp', unit: 'unknown', release: 'unknown' }
    expect(countReport.mock.calls).toEqual([[unknown], [unknown]])
  })
})
