import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

const SECRET = 'the secret of both servers'
const READS = 40
const CODES = 6

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.shellSecret = SECRET
    settings.trustedProxies = ['192.0.2.1']
    settings.limits.readsPerMinute = READS
    settings.limits.codesPerIp = CODES
  })
})
afterAll(() => api.close())

const proof = { 'x-shell-proof': SECRET }
const from = (ip: string) => ({ ...proof, 'x-forwarded-for': ip })

async function read(headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<number> {
  return (await api.app.inject({ url: '/api/health/live', headers, remoteAddress })).statusCode
}

async function readTimes(times: number, headersOf: (index: number) => Record<string, string>, remoteAddress?: string) {
  const statuses = []
  for (let index = 0; index < times; index++) statuses.push(await read(headersOf(index), remoteAddress))
  return { allowed: statuses.filter(status => status === 200).length, last: statuses.at(-1) }
}

let phones = 3_000_000
async function requestCode(ip: string): Promise<number> {
  const body = { phone: `+92345${phones++}` }
  return (await api.app.inject({ method: 'POST', url: '/api/v1/auth/verify', headers: from(ip), payload: body }))
    .statusCode
}

// LIMIT-1, LIMIT-3
describe('an IP', () => {
  test('is limited independently of others, with the delay until the next read', async () => {
    expect(await readTimes(READS + 1, () => from('203.0.113.7'))).toEqual({ allowed: READS, last: 429 })
    const { headers } = await api.app.inject({ url: '/api/health/live', headers: from('203.0.113.7') })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await read(from('203.0.113.8'))).toBe(200)
  })

  test('is limited for HEAD as for GET, of known and unknown paths', async () => {
    const head = async (url: string) =>
      (await api.app.inject({ method: 'HEAD', url, headers: from('203.0.113.9') })).statusCode
    const statuses = []
    for (let index = 0; index < READS / 2; index++)
      statuses.push(await head('/api/health/live'), await head('/api/none'))
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
    expect([await head('/api/health/live'), await head('/api/none'), await read(from('203.0.113.9'))]).toEqual([
      429, 429, 429,
    ])
  })

  test('of IPv6 shares the limit of its /64', async () => {
    const ipOf = (index: number) => `2001:db8:1:2::${index.toString(16)}`
    expect(await readTimes(60, index => from(ipOf(index)))).toEqual({ allowed: READS, last: 429 })
    expect(await read(from('2001:db8:1:3::1'))).toBe(200)
  })

  test('of IPv6 shares ten times the limit with its /48', async () => {
    const ipOf = (index: number) => `2001:db8:2:${Math.floor(index / 20).toString(16)}::1`
    expect((await readTimes(30 * 20, index => from(ipOf(index)))).allowed).toBe(10 * READS)
  })

  test('of IPv6 shares limits in the database, too', async () => {
    const statuses = []
    for (let index = 0; index < 25; index++) statuses.push(await requestCode(`2001:db8:3:4::${index}`))
    expect(statuses.filter(status => status === 200)).toHaveLength(CODES)
    const inSite = []
    for (let index = 0; index < 80; index++) inSite.push(await requestCode(`2001:db8:5:${index}::1`))
    expect(inSite.filter(status => status === 200)).toHaveLength(10 * CODES)
  })

  test('cannot be computed back from the table of limits', async () => {
    await requestCode('198.51.100.9')
    const { rows } = await sql<{ hashed: string }>`
      select translate(encode(sha256('198.51.100.9'), 'base64'), '+/=', '-_') as hashed`.execute(api.db)
    const keys = await api.db.selectFrom('limit_windows').select('key').execute()
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter(({ key }) => key.includes(rows[0]?.hashed ?? '') || key.includes('198.51'))).toEqual([])
  })
})

// LIMIT-4
describe('the document server', () => {
  test('reads for everybody without a limit once it is proved', async () => {
    expect((await readTimes(2 * READS, () => proof)).allowed).toBe(2 * READS)
  })

  test.each([
    ['without the secret', {}],
    ['with a wrong secret', { 'x-shell-proof': 'a guess' }],
    ['with two secrets', { 'x-shell-proof': `${SECRET}, ${SECRET}` }],
  ])('is a stranger %s, on this machine too', async (_how, headers) => {
    const claimed = (index: number) => ({ ...headers, 'x-forwarded-for': `203.0.113.${index}` })
    expect((await readTimes(2 * READS, claimed)).last).toBe(429)
  })

  test('cannot name two IPs', async () => {
    const two = (index: number) => from(`203.0.113.${index}, 198.51.100.1`)
    expect((await readTimes(2 * READS, two)).allowed).toBe(READS)
  })
})

test('a trusted proxy of the API itself names its client', async () => {
  const of = (ip: string) => () => ({ 'x-forwarded-for': ip })
  expect((await readTimes(READS + 1, of('203.0.113.50'), '192.0.2.1')).allowed).toBe(READS)
  expect((await readTimes(1, of('203.0.113.51'), '192.0.2.1')).allowed).toBe(1)
})
