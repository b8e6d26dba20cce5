import type { PhoneRecord as WireRecord } from '@closyyy/contract/phone-records-schemas'
import type { Db } from '../../db/database.ts'
import { type PhoneRecord, recordOf, standingOf } from './phone-record.ts'
import { findOrderEnds, findPhone, findRefusals, type RecordOwner, type RefusalRow } from './phone-records-queries.ts'

export async function recordOfBuyer(db: Db, owner: RecordOwner): Promise<PhoneRecord> {
  return recordOf(await findOrderEnds(db, owner))
}

async function ownerOf(db: Db, userId: number): Promise<RecordOwner> {
  return { phone: await findPhone(db, userId), buyerId: userId }
}

function presentRefusal({ appealed_at, decision, reason, ...refusal }: RefusalRow): WireRecord['refusals'][number] {
  return { ...refusal, appeal: appealed_at === null ? null : { created_at: appealed_at, decision, reason } }
}

/** Returns a person's record as checkout reads it, with each refusal (PHONE-RECORD-2). */
export async function getPhoneRecord(db: Db, userId: number): Promise<WireRecord> {
  const owner = await ownerOf(db, userId)
  const ends = await findOrderEnds(db, owner)
  const record = recordOf(ends)
  const parcelsOf = (kind: keyof PhoneRecord) => ({
    parcels: ends.filter(end => end.kind === kind).length,
    weight: record[kind],
  })
  const standing = standingOf(record)
  return {
    accepted: parcelsOf('delivered'),
    refused: parcelsOf('refused'),
    // Without a confirmed phone only trusted people place cash orders at once.
    standing: standing === 'clear' && owner.phone === null ? 'doubtful' : standing,
    refusals: (await findRefusals(db, owner)).map(presentRefusal),
  }
}

/** Returns whether an order is a refusal in this person's record. */
export async function hasRefusal(db: Db, userId: number, orderId: number): Promise<boolean> {
  const refusals = await findRefusals(db, await ownerOf(db, userId))
  return refusals.some(({ order_id }) => order_id === orderId)
}
