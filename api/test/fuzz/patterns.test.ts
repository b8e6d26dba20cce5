import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractCalls } from '../contract-calls.ts'
import { type WrittenPattern, writtenPatterns } from '../written-patterns.ts'

const LENGTH = 50_000
const MAX_MS = 50
const TRIES = 3
/** Ends a repetition so that a pattern must backtrack: matches neither a space nor anything else. */
const END = '\n\u0001'
/** Not repeated if slower. */
const FAR_TOO_MUCH_MS = 500

const repeated = (part: string, prefix = '') => prefix + part.repeat(Math.ceil(LENGTH / part.length)) + END

/** Returns the minimum processor time of this thread in ms over a few tries, unaffected by a busy machine. */
function costOf(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MAX_MS; tries++) {
    if (least < Number.POSITIVE_INFINITY && least > FAR_TOO_MUCH_MS) break
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

const everyday = ['a', '0', ' ', '-', '.', '\n', 'ک']

/** Repeats the characters that a pattern names, alone, in pairs, and after its first word. */
function attacksOn({ source }: WrittenPattern): string[] {
  const named = source.replace(/\\[a-z](\{[^}]*\})?|\(\?[:=!<]*|[[\](){}*+?^$|\\]/gi, '\u0000')
  const words = named.split('\u0000').filter(word => word.length > 1)
  const letters = [...new Set([...named.replaceAll('\u0000', ''), ...everyday])].slice(0, 9)
  const pairs = letters.slice(0, 3).flatMap(one => letters.slice(0, 3).map(other => one + other))
  const prefixes = new Set(['', ...words.slice(0, 1)])
  return [...prefixes].flatMap(prefix => [...letters, ...pairs, ...words].map(part => repeated(part, prefix)))
}

/** Excludes patterns that only see the operator's settings and our own files and paths. */
const trusted = /\/(env|provider-settings|migrate|openapi-document)\.ts$/

test('finishes every regular expression quickly, whatever is repeated', () => {
  const patterns = writtenPatterns().filter(({ path }) => !trusted.test(path))
  const slow: string[] = []
  let slowest = 0
  for (const pattern of patterns) {
    const regex = new RegExp(pattern.source, pattern.flags)
    for (const text of attacksOn(pattern)) {
      const ms = costOf(() => (regex.global ? text.replace(regex, '') : regex.test(text)))
      slowest = Math.max(slowest, ms)
      if (ms <= MAX_MS) continue
      slow.push(`${pattern.path} /${pattern.source}/ at ${JSON.stringify(text.slice(0, 12))}: ${Math.round(ms)} ms`)
      break
    }
  }
  console.log(`patterns: ${patterns.length} of them, ${Math.round(slowest)} ms at most for ${LENGTH} characters`)
  expect(slow).toEqual([])
  expect(patterns.length).toBeGreaterThan(50)
}, 120_000)

interface Shape {
  type?: string | string[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  contentEncoding?: string
}

/** Builds a value of a shape with the same text in every field. */
function filledWith(text: string, { type, properties, items, ...shape }: Shape): unknown {
  const options = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (options) {
    const chosen = options.find(option => option.type === 'string' || option.type === 'object') ?? options[0]
    return chosen && filledWith(text, chosen)
  }
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, filledWith(text, each)]))
  if (type === 'array') return [filledWith(text, items ?? {})]
  return type === 'boolean' ? true : text
}

test('validates every call quickly with all text fields at full length', async () => {
  const texts = ['a', '0', ' ', '-', 'a@'].map(part => repeated(part))
  const calls = await contractCalls()
  const slow: string[] = []
  let [slowest, parts] = [0, 0]
  for (const call of calls) {
    const { params, query, body } = await call.schemas()
    for (const schema of [params, query, body] as (z.ZodMiniType | undefined)[]) {
      if (!schema) continue
      const shape = z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as Shape
      parts++
      for (const text of texts) {
        const value = filledWith(text, shape)
        const ms = costOf(() => z.safeParse(schema, value))
        slowest = Math.max(slowest, ms)
        if (ms <= MAX_MS) continue
        slow.push(`${call.name} at ${JSON.stringify(text.slice(0, 12))}: ${Math.round(ms)} ms`)
        break
      }
    }
  }
  console.log(`schemas: ${parts} of ${calls.length} calls, ${Math.round(slowest)} ms at most`)
  expect(slow).toEqual([])
}, 120_000)
