import * as z from '@closyyy/contract/schema'
import { appealDecisions } from './appeals.ts'
import { recordStandings } from './phone-records.ts'
import { Id, Timestamp } from './scalars.ts'

/** Parcels of one kind, and their weight: each counts half as much after every 180 days (PHONE-RECORD-1). */
const Parcels = z.object({ parcels: z.int(), weight: z.number() })

/** A parcel that came back refused. */
const Refusal = z.object({
  order_id: Id,
  tracking_no: z.string(),
  refused_at: Timestamp,
  /** Null without an appeal; `decision` and `reason` are null until it is decided. */
  appeal: z.nullable(
    z.object({
      created_at: Timestamp,
      decision: z.nullable(z.enum(appealDecisions)),
      reason: z.nullable(z.string()),
    }),
  ),
})
export type Refusal = z.infer<typeof Refusal>

export const PhoneRecord = z.object({
  accepted: Parcels,
  /** Without refusals whose appeal was accepted. */
  refused: Parcels,
  standing: z.enum(recordStandings),
  /** The newest first, with those whose appeal was accepted. */
  refusals: z.array(Refusal),
})
export type PhoneRecord = z.infer<typeof PhoneRecord>

export const getPhoneRecordSchemas = { data: PhoneRecord }
