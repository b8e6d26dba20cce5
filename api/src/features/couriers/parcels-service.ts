import type { Db } from '../../db/database.ts'
import type { Logger } from '../../logger.ts'
import { receiveStatement } from '../remittances/remittances-service.ts'
import type { Courier, NewParcel } from './courier.ts'
import {
  claimParcels,
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

/** Stores what a courier reports: events of parcels, and payments, which are booked as remittances. */
export async function receiveReport(db: Db, courier: Courier): Promise<void> {
  const { events, statements } = await courier.report(await findOpenParcels(db, courier.name, MAX_REPORTED))
  if (events.length > 0) await insertEvents(db, courier.name, events)
  for (const statement of statements) await receiveStatement(db, { ...statement, courier: courier.name })
}
