import type { Statement } from '../remittances/remittances-service.ts'

export interface Contact {
  name: string
  phone: string
  address: string
  city: string
}

/** A parcel to book; `id` stays the same in every attempt, so that a courier books it once. */
export interface NewParcel {
  id: string
  tracking_no: string
  pieces: number
  /** Cash to collect at the door, in paisa. */
  cash_paisa: number
  from: Contact
  to: Contact
}

/** Texts of a parcel's label; the place is in Urdu as well. */
export interface ParcelLabel {
  reference: string
  tracking_no: string
  cash_paisa: number
  from: Contact
  to: Contact
  city_in_urdu: string
}

export interface Booking {
  reference: string
  label: ParcelLabel
}

export const eventKinds = ['picked-up', 'out-for-delivery', 'delivered', 'refused', 'lost'] as const
export type EventKind = (typeof eventKinds)[number]

/** A courier's report on a parcel; it may arrive late, twice or out of order. */
export interface TrackingEvent {
  event_id: string
  reference: string
  kind: EventKind
  happened_at: string
}

/** A booked parcel whose cash was not remitted in full. */
export interface OpenParcel {
  reference: string
  booked_at: string
  /** Amount still due, in paisa. */
  due_paisa: number
  /** The buyer confirmed it. */
  is_confirmed: boolean
}

export interface Report {
  events: TrackingEvent[]
  statements: Omit<Statement, 'courier'>[]
}

export interface Courier {
  name: string
  /** Time between two reports. */
  reportEveryMs: number
  book(parcel: NewParcel): Promise<Booking>
  /** Returns what happened lately; what was reported before may be repeated. */
  report(parcels: OpenParcel[]): Promise<Report>
}
