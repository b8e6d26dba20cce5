import { type SqlBool, sql } from 'kysely'

/** SQL by which the seller of an order knows it: its buyer has confirmed it or did not have to (CONFIRMATION-1). */
export const knownToSeller = (orders: 'o' | 't') => `${orders}.confirm_by is null and not ${orders}.ended_unconfirmed`

/** Condition on `orders as o`: its seller knows the order. */
export const isKnownToSeller = sql<SqlBool>`${sql.raw(knownToSeller('o'))}`
