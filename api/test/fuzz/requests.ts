import type { Call, CallSchemas } from '@closyyy/contract/call'
import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { shapedBy } from './schema-values.ts'
import { wildText, wildValue } from './wild-values.ts'

export interface FuzzRequest {
  actor: 'guest' | 'owner' | 'counterparty' | 'admin'
  options: InjectOptions
}

type Fields = Record<string, unknown>
type Body = Pick<InjectOptions, 'payload' | 'headers'>

function mutated(shaped: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(shaped, fc.nat(), fc.constantFrom('__proto__', 'is_admin', 'sold'), wildValue).map(mutate)
}

function mutate([value, place, extra, odd]: [unknown, number, string, unknown]): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const names = [...Object.keys(value), extra]
  const name = names[place % names.length] ?? extra
  return Object.fromEntries([...Object.entries(value).filter(([key]) => key !== name), [name, odd]])
}

/** One third valid, one third mutated, one third random. */
const inThirds = (shaped: fc.Arbitrary<unknown>) => fc.oneof(shaped, mutated(shaped), wildValue)

const asJson = (value: unknown): Body => ({
  payload: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

const brokenBodies: fc.Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      'nonsense',
    ),
    fc.constantFrom(
      '',
      '{',
      '{"a":1,}',
      '[1,2',
      '"\\ud800"',
      '{"__proto__":{"a":1}}',
      '{"a":1e999}',
      '\u0000',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="images[0]"; filename="../a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx\r\n--x--\r\n',
      'a=1&a=2&a[]=3&__proto__[b]=4&%zz',
      `${'['.repeat(20_000)}`,
    ),
  )
  .map(([type, payload]) => ({ payload, headers: { 'content-type': type } }))

function formOf(value: unknown): Body {
  const form = new FormData()
  for (const [name, field] of Object.entries(value ?? {}))
    form.append(name, typeof field === 'object' ? JSON.stringify(field) : String(field))
  return { payload: form as unknown as string }
}

function bodiesOf(schema: CallSchemas['body']): fc.Arbitrary<Body> {
  if (!schema) return fc.oneof({ weight: 4, arbitrary: fc.constant<Body>({}) }, { weight: 1, arbitrary: brokenBodies })
  const shaped = shapedBy(schema)
  return fc.oneof(
    { weight: 8, arbitrary: shaped.map(asJson) },
    { weight: 4, arbitrary: mutated(shaped).map(asJson) },
    { weight: 3, arbitrary: wildValue.map(asJson) },
    { weight: 3, arbitrary: brokenBodies },
    { weight: 2, arbitrary: shaped.map(formOf) },
  )
}

const oddQuery = fc.constantFrom(
  '?',
  '?&&==',
  '?a[b][c]=1&a=2',
  '?page=1&page=2',
  '?__proto__=1&constructor=2',
  '?%zz=%ff%fe',
  '?page=%00',
  `?${'a=1&'.repeat(2_000)}`,
)

function queryText(value: unknown): string {
  const entries = Object.entries(value ?? {}).map(([name, field]): [string, string] => [
    name.toWellFormed(),
    (typeof field === 'object' ? JSON.stringify(field) : String(field)).toWellFormed(),
  ])
  return `?${new URLSearchParams(entries)}`
}

function queriesOf(schema: CallSchemas['query']): fc.Arbitrary<string> {
  if (!schema) return fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddQuery })
  const shaped = shapedBy(schema)
  return fc.oneof(
    { weight: 4, arbitrary: shaped.map(queryText) },
    { weight: 2, arbitrary: inThirds(shaped).map(queryText) },
    { weight: 1, arbitrary: oddQuery },
  )
}

function pathsOf({ path }: Call, schema: CallSchemas['params']): fc.Arbitrary<string> {
  const shaped = schema ? shapedBy(schema) : fc.constant({})
  const values = schema ? fc.oneof({ weight: 5, arbitrary: shaped }, { weight: 1, arbitrary: mutated(shaped) }) : shaped
  return fc.tuple(values, wildText, fc.boolean()).map(([value, odd, hasSlash]) => {
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => {
      const field = (value as Fields)[name] ?? odd
      const text = (typeof field === 'object' ? JSON.stringify(field) : String(field)).toWellFormed()
      // An empty segment would be the path of another call.
      return encodeURIComponent(text || ' ')
    })
    return `/api${filled}${hasSlash ? '/' : ''}`
  })
}

const headers = fc.record(
  {
    'idempotency-key': fc.constantFrom('', 'one', 'ü', 'k'.repeat(300)),
    'x-forwarded-for': fc.constantFrom('', 'unknown', '203.0.113.9', '1.2.3.4, ::1', ','.repeat(100)),
    'accept-language': fc.constantFrom('ur', '*', "ur' or 1=1", 'x'.repeat(3_000)),
    'accept-encoding': fc.constantFrom('br', 'nonsense'),
  },
  { requiredKeys: [] },
)

export function requestsFor(call: Call, { params, query, body }: CallSchemas): fc.Arbitrary<FuzzRequest> {
  const actor = fc.constantFrom('guest' as const, 'owner' as const, 'counterparty' as const, 'admin' as const)
  return fc
    .record({ actor, path: pathsOf(call, params), query: queriesOf(query), body: bodiesOf(body), headers })
    .map(({ actor: who, path, query: search, body: { payload, headers: type }, headers: others }) => ({
      actor: who,
      options: { method: call.method, url: path + search, payload, headers: { ...others, ...type } },
    }))
}
