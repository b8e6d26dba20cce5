// as: api/src/features/offers/offers-service.ts
// expect: A deadlock without a retry is a 503: use transact of api/src/db, whose work has no effects outside of it.
import type { Db } from '../../db/database.ts'

export const withdraw = (db: Db, work: (tx: Db) => Promise<void>) => db.transaction().execute(work)
