import * as z from '@closyyy/contract/schema'
import { expect, test } from 'vitest'
import { Id, Rupees, Timestamp } from './scalars.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

// API-4
test.each([
  ['id', Id, 1],
  ['amount', Rupees, 0],
  ['amount', Rupees, 1_249.99],
  ['amount', Rupees, 10_000_000],
  ['time', Timestamp, '2026-11-22T18:00:00.000Z'],
] as const)('accepts the %s %j', (_, schema, value) => {
  expect(accepts(schema, value)).toBe(true)
})

test.each([
  ['id', Id, 0],
  ['id', Id, -1],
  ['id', Id, 1.5],
  ['id', Id, '1'],
  ['amount', Rupees, -1],
  ['amount', Rupees, 0.001],
  ['amount', Rupees, '12'],
  ['time', Timestamp, '2026-11-22'],
  ['time', Timestamp, '2026-11-22T18:00:00+05:00'],
] as const)('rejects the %s %j', (_, schema, value) => {
  expect(accepts(schema, value)).toBe(false)
})
