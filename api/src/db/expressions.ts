import { type Expression, expressionBuilder, sql } from 'kysely'

const eb = expressionBuilder<Record<never, never>>()

/** Start of the transaction. */
export const now = eb.fn<string>('now')

// Raw, because kysely has no named arguments.
const seconds = (count: number | Expression<number>) => sql<string>`make_interval(secs => ${count})`
const days = (count: number) => sql<string>`make_interval(days => ${count})`

export const secondsAgo = (count: number) => eb(now, '-', seconds(count))
export const secondsAfter = (time: Expression<string>, count: number | Expression<number>) =>
  eb(time, '+', seconds(count))
export const secondsFromNow = (count: number | Expression<number>) => secondsAfter(now, count)
export const daysAgo = (count: number) => eb(now, '-', days(count))
export const daysFromNow = (count: number) => eb(now, '+', days(count))

const FIRST_RETRY_SECONDS = 30
/** Up to about an hour. */
const MAX_DOUBLINGS = 7

/** Returns when to try again, by the attempts before: after half a minute, doubled with each of them. */
export const nextRetry = (attempts: Expression<number>) => {
  const factor = eb.fn<number>('power', [eb.lit(2), eb.fn('least', [attempts, eb.lit(MAX_DOUBLINGS)])])
  return secondsFromNow(eb(factor, '*', FIRST_RETRY_SECONDS))
}

export const secondsBetween = (from: Expression<string>, to: Expression<string>) =>
  eb.fn<number>('date_part', [eb.val('epoch'), eb(to, '-', from)])

/** Seconds until a time, rounded up. */
export const secondsUntil = (time: Expression<string>) => eb.fn<number>('ceil', [secondsBetween(now, time)])

/** True if a time is in the future; false if it is null. */
export const isFuture = (time: Expression<string | null>) =>
  eb.fn.coalesce(eb(time, '>', now), eb.lit(false)).$castTo<boolean>()

/** Any of the values, as one array parameter, so that their number does not change the statement. */
export const anyOf = <Value>(values: readonly Value[]) => eb.fn.any(eb.val([...values]))

/**
 * Any of the values that a subquery selects. With `in`, the planner may run the subquery again for each row, and one that
 * has a limit and skips locked rows then selects others. Raw, because kysely has no `array(select …)`.
 */
export const anySelected = <Value>(query: Expression<Record<string, Value>>) => sql<Value>`any(array(${query}))`

/** Rows `placed` with the one-based position of each id. Raw, because kysely has no `with ordinality`. */
export const placesOf = (ids: readonly number[]) =>
  sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'placed'>(sql`placed (id, place)`)
