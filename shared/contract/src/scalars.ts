import * as z from '@closyyy/contract/schema'

/** Id of a stored record: a positive integer (API-4). */
export const Id = z.int().check(z.positive())

/** An id in a path, a query or a form, converted to a number. */
export const IdText = z.coercedNumber().check(z.int(), z.positive())

/** An amount in rupees with at most two decimals, never negative (API-4). */
export const Rupees = z.number().check(z.nonnegative(), z.multipleOf(0.01))

/** A time in ISO 8601 UTC (API-4). */
export const Timestamp = z.datetime()
