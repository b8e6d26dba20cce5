import type { Db } from '../../db/database.ts'
import { type PhoneRecord, recordOf } from './phone-record.ts'
import { findOrderEnds, type RecordOwner } from './phone-records-queries.ts'

export async function recordOfBuyer(db: Db, owner: RecordOwner): Promise<PhoneRecord> {
  return recordOf(await findOrderEnds(db, owner))
}
