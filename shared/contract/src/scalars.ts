import * as z from '@closyyy/contract/schema'

/** A positive integer id of a stored thing. */
export const Id = z.int().check(z.positive())

/** An id as it stands in an address or a query string. */
export const IdText = z.coercedNumber().check(z.int(), z.positive())

/** Rupees on the wire: a number with at most two decimals. */
export const Rupees = z.number().check(z.nonnegative(), z.multipleOf(0.01))

/** ISO 8601 UTC. */
export const Timestamp = z.datetime()
