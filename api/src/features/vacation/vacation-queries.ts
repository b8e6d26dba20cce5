import type { Db } from '../../db/database.ts'
import { daysFromNow, isFuture } from '../../db/expressions.ts'

/** Turns vacation mode on for some days; does not extend one that is on. */
export async function startVacation(db: Db, id: number, days: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ vacation_until: daysFromNow(days) })
    .where('id', '=', id)
    .where(({ not, ref }) => not(isFuture(ref('vacation_until'))))
    .execute()
}

/** Turns vacation mode off. */
export async function endVacation(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ vacation_until: null }).where('id', '=', id).execute()
}
