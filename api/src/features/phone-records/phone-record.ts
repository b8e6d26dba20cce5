import type { RecordStanding } from '@closyyy/contract/phone-records'

/** Parcels of a phone, weighted by age: one counts 1 on the day it ended and half as much after each half-life. */
export interface PhoneRecord {
  delivered: number
  refused: number
}

/** Days after which a delivered or refused parcel counts half (PHONE-RECORD-1). */
export const HALF_LIFE_DAYS = 180

/** Older parcels are ignored. */
export const MAX_AGE_DAYS = 730

export interface OrderEnd {
  kind: keyof PhoneRecord
  ageDays: number
}

export function recordOf(ends: readonly OrderEnd[]): PhoneRecord {
  const record = { delivered: 0, refused: 0 }
  for (const { kind, ageDays } of ends) {
    if (ageDays <= MAX_AGE_DAYS) record[kind] += 0.5 ** (Math.max(0, ageDays) / HALF_LIFE_DAYS)
  }
  return record
}

/** Weight from which refusals count against a buyer. */
const MIN_REFUSED = 0.25
/** Weight from which cash orders end: three parcels of the last weeks. */
const MAX_REFUSED = 2.75

/** What a record means for cash orders (CHECKOUT-10); trusted is who took at least four parcels for each refused one. */
export function standingOf({ delivered, refused }: PhoneRecord): RecordStanding {
  if (refused >= MAX_REFUSED && refused > delivered) return 'refused'
  if (delivered >= MIN_REFUSED && refused <= delivered / 4) return 'trusted'
  return refused < MIN_REFUSED ? 'clear' : 'doubtful'
}
