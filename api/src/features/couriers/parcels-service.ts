import type { Db } from '../../db/database.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import type { Logger } from '../../logger.ts'
import { DAY } from '../../time.ts'
import { receiveStatement } from '../remittances/remittances-service.ts'
import type { Courier, NewParcel, TrackingEvent } from './courier.ts'
import {
  claimParcels,
  findKnownReferences,
  findOpenParcels,
  findParcelOrder,
  insertEvents,
  insertParcels,
  markBooked,
  type ParcelOrder,
} from './parcels-queries.ts'

const PARCELS_AT_A_TIME = 20
const MAX_REPORTED = 500

const lines = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

function parcelOf(order: ParcelOrder): NewParcel {
  return {
    id: String(order.id),
    tracking_no: order.tracking_no,
    pieces: order.pieces ?? 1,
    cash_paisa: order.subtotal_paisa + order.delivery_fee_paisa,
    from: {
      name: `${order.seller_first_name} ${order.seller_last_name}`.trim(),
      phone: order.seller_phone ?? '',
      address: order.pickup_address ?? '',
      city: order.pickup_city ?? '',
    },
    to: {
      name: `${order.buyer_first_name ?? ''} ${order.buyer_last_name ?? ''}`.trim(),
      phone: order.buyer_phone ?? '',
      address: lines(order.address_line_1, order.address_line_2),
      city: order.city,
    },
  }
}

async function bookParcel(db: Db, courier: Courier, id: number, log: Logger): Promise<void> {
  const order = await findParcelOrder(db, id)
  if (!order) return
  try {
    const { reference, label } = await courier.book(parcelOf(order))
    await markBooked(db, id, reference, label)
  } catch (error) {
    // Logs only the row's id and the error's code, because the courier's error may quote the address.
    log.warn({ parcel: id, code: (error as { code?: string }).code }, 'a parcel could not be booked; it is tried again')
  }
}

/** Books the parcels of shipped orders (COURIER-1). Commits claims first, so no transaction waits for the courier. */
export async function bookParcels(db: Db, courier: Courier, log: Logger): Promise<void> {
  await insertParcels(db, courier.name, PARCELS_AT_A_TIME)
  const claimed = await claimParcels(db, courier.name, PARCELS_AT_A_TIME)
  await Promise.all(claimed.map(id => bookParcel(db, courier, id, log)))
}

/**
 * Stores events that a courier sends. Their parcel may be unknown while its booking is being stored or retried; older
 * events of unknown parcels are skipped, so that the courier does not repeat them forever.
 * @throws AppError `unavailable` if a recent event is of an unknown parcel; the others are stored
 */
export async function receiveEvents(db: Db, courier: string, events: TrackingEvent[]): Promise<void> {
  const isRecent = ({ happened_at }: TrackingEvent) => Math.abs(Date.now() - Date.parse(happened_at)) < DAY * 1_000
  const recent = events.filter(isRecent).map(({ reference }) => reference)
  // Before the events are stored, because a parcel that is booked in between would look known.
  const known = await findKnownReferences(db, courier, recent)
  await insertEvents(db, courier, events)
  if (!recent.every(reference => known.has(reference))) throw serviceUnavailable()
}

/** Stores what a courier reports: events of parcels, and payments, which are booked as remittances. */
export async function receiveReport(db: Db, courier: Courier, log: Logger): Promise<void> {
  const { events, statements } = await courier.report(await findOpenParcels(db, courier.name, MAX_REPORTED))
  if (events.length > 0) await insertEvents(db, courier.name, events)
  for (const statement of statements)
    await receiveStatement(db, { ...statement, courier: courier.name }).catch(error =>
      log.warn({ err: error, statement: statement.reference }, 'a statement was not booked; it is read again'),
    )
}
