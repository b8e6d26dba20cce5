import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'

/** Id of a stored record: a positive integer (API-4). */
export const Id = z.int().check(z.positive())

/** An id in a path, a query or a form, converted to a number. */
export const IdText = z.coercedNumber().check(z.int(), z.positive())

/** An amount in rupees with at most two decimals, never negative (API-4). */
export const Rupees = z.number().check(z.nonnegative(), z.multipleOf(0.01))

/** A time in ISO 8601 UTC (API-4). */
export const Timestamp = z.datetime()

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A day in the form `2026-01-31`. */
export const Day = z.string().check(z.trim(), z.refine(isDay, message('date.invalid')))
