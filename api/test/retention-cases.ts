import type { Db } from '../src/db/database.ts'
import { deleteOldAppeals } from '../src/features/appeals/appeals-queries.ts'
import { deleteOldChats } from '../src/features/chats/chat-writing-queries.ts'
import { deleteOldReports } from '../src/features/reports/reports-ending-queries.ts'
import { deleteOldSuspensions } from '../src/features/suspensions/suspensions-queries.ts'
import { addOrder, addProduct } from './builders.ts'

export const DAY = 86_400

/** A row of the retention table: inserts data, runs the job at an age in seconds, and returns whether the data is there. */
export interface Case {
  /** Age up to which the data is kept. */
  retention: number
  insert: (ageSeconds: number) => Promise<string>
  job: () => Promise<unknown>
  find: (id: string) => Promise<boolean>
}

export const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)

interface People {
  db: Db
  reporter: { id: number }
  reported: { id: number }
}

/** Cases of what moderators decided on; `people` is called once the database is open. */
export function moderationCases(people: () => People): Record<string, Case> {
  const has = async (table: 'chats' | 'reports' | 'suspensions', id: string) =>
    (await people().db.selectFrom(table).select('id').where('id', '=', Number(id)).execute()).length > 0
  return {
    deleteOldReports: {
      retention: 180 * DAY,
      async insert(age) {
        const report = {
          reporter_id: people().reporter.id,
          object_type: 'person',
          object_id: people().reported.id,
          reason: 'scam',
        } as const
        const { id } = await people()
          .db.insertInto('reports')
          .values({ ...report, outcome: 'dismissed', ended_at: ago(age) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return String(id)
      },
      job: () => deleteOldReports(people().db),
      find: id => has('reports', id),
    },
    deleteOldChats: {
      retention: 365 * DAY,
      async insert(age) {
        const { reporter, reported, db } = people()
        const { id: product_id } = await addProduct(db, { seller_id: reported.id })
        const chat = { product_id, buyer_id: reporter.id, seller_id: reported.id, last_at: ago(age) }
        const { id } = await db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow()
        return String(id)
      },
      job: () => deleteOldChats(people().db),
      find: id => has('chats', id),
    },
    deleteOldAppeals: {
      retention: 1_095 * DAY,
      async insert(age) {
        const { reporter, reported, db } = people()
        const { id: order_id } = await addOrder(db, { seller_id: reported.id, buyer_id: reporter.id })
        const appeal = { order_id, user_id: reporter.id, details: 'Nobody came.', reason: 'Two calls.' }
        await db
          .insertInto('appeals')
          .values({ ...appeal, decision: 'accepted', decided_by: reported.id, decided_at: ago(age) })
          .execute()
        return String(order_id)
      },
      job: () => deleteOldAppeals(people().db),
      find: async id =>
        (await people().db.selectFrom('appeals').select('order_id').where('order_id', '=', Number(id)).execute())
          .length > 0,
    },
    deleteOldSuspensions: {
      retention: 1_095 * DAY,
      async insert(age) {
        const suspension = { user_id: people().reported.id, suspended_by: people().reporter.id, reason: 'Replicas.' }
        const { id } = await people()
          .db.insertInto('suspensions')
          .values({ ...suspension, ended_at: ago(age) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return String(id)
      },
      job: () => deleteOldSuspensions(people().db),
      find: id => has('suspensions', id),
    },
  }
}
