import type { ExpressionBuilder } from 'kysely'
import { changeInBatches } from '../../db/change-in-batches.ts'
import type { Db } from '../../db/database.ts'
import { anySelected, now, secondsFromNow, secondsUntil } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'

export interface LimitWindow {
  hits: number
  seconds_left: number
}

const secondsLeft = ({ ref }: ExpressionBuilder<Tables, 'limit_windows'>) =>
  secondsUntil(ref('limit_windows.ends_at')).as('seconds_left')

/** Adds to the current window of each key, or opens a new one; with `max` only if the amount fits. */
function add(db: Db, keys: string[], hits: number, windowSeconds: number, max?: number) {
  return db
    .insertInto('limit_windows')
    .values(keys.map(key => ({ key, hits, ends_at: secondsFromNow(windowSeconds) })))
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet(eb => {
          const isOver = eb('limit_windows.ends_at', '<=', now)
          const total = eb('limit_windows.hits', '+', eb.ref('excluded.hits'))
          return {
            hits: eb.case().when(isOver).then(eb.ref('excluded.hits')).else(total).end(),
            ends_at: eb
              .case()
              .when(isOver)
              .then(eb.ref('excluded.ends_at'))
              .else(eb.ref('limit_windows.ends_at'))
              .end(),
          }
        })
        .$call(update =>
          max === undefined
            ? update
            : update.where(eb =>
                eb.or([
                  eb('limit_windows.ends_at', '<=', now),
                  eb(eb('limit_windows.hits', '+', eb.ref('excluded.hits')), '<=', max),
                ]),
              ),
        ),
    )
}

export function addHit(db: Db, key: string, windowSeconds: number): Promise<LimitWindow> {
  return add(db, [key], 1, windowSeconds).returning(['hits', secondsLeft]).executeTakeFirstOrThrow()
}

/** Adds a hit to each key in one statement; concurrent ones must name shared keys in the same order. */
export function addHits(db: Db, keys: string[], windowSeconds: number): Promise<(LimitWindow & { key: string })[]> {
  return add(db, keys, 1, windowSeconds).returning(['key', 'hits', secondsLeft]).execute()
}

/** Adds an amount only if it fits into the window. @returns the seconds left in the window if it does not fit */
export async function addAmount(
  db: Db,
  key: string,
  { amount, max, windowSeconds }: { amount: number; max: number; windowSeconds: number },
): Promise<number | undefined> {
  if (await add(db, [key], amount, windowSeconds, max).returning('key').executeTakeFirst()) return undefined
  const full = await db.selectFrom('limit_windows').select(secondsLeft).where('key', '=', key).executeTakeFirst()
  return full?.seconds_left ?? 1
}

export async function deleteWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limit_windows').where('key', '=', key).execute()
}

/** Deletes ended windows, without waiting for requests that begin one again. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await changeInBatches(max =>
    db
      .deleteFrom('limit_windows')
      .where('key', '=', ({ selectFrom }) =>
        anySelected(
          selectFrom('limit_windows').select('key').where('ends_at', '<', now).limit(max).forUpdate().skipLocked(),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
}
