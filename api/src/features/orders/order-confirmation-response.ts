import type { OrderConfirmation } from '@closyyy/contract/orders-schemas'
import { RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import { findUnconfirmed, type UnconfirmedOrderRow } from './order-confirmation-queries.ts'
import type { OrderRow } from './orders-queries.ts'

/** Hides the middle of a phone, and the name in an email except for its first letter. */
function hidden(contact: string): string {
  const [name = '', host] = contact.split('@')
  return host === undefined ? `0${contact.slice(2, 5)} •••${contact.slice(-4)}` : `${name.slice(0, 1)}•••@${host}`
}

function present({ contact, until_sent }: UnconfirmedOrderRow): OrderConfirmation {
  if (contact === null) return { state: 'lapsed', channel: 'sms', sent_to: null, resend_in: 0 }
  return {
    state: 'waiting',
    channel: contact.includes('@') ? 'email' : 'sms',
    sent_to: hidden(contact),
    resend_in: until_sent === null ? 0 : Math.max(1, until_sent + RESEND_SECONDS),
  }
}

/** Returns the confirmations of orders that wait for one or lapsed without it, by order id. */
export async function showConfirmations(db: Db, orders: OrderRow[]): Promise<Map<number, OrderConfirmation>> {
  const unconfirmed = orders.filter(({ confirm_by, ended_unconfirmed }) => confirm_by !== null || ended_unconfirmed)
  if (unconfirmed.length === 0) return new Map()
  const ids = unconfirmed.map(({ id }) => id)
  const rows = await findUnconfirmed(db, ids, RESEND_SECONDS)
  return new Map(rows.map(row => [row.order_id, present(row)]))
}
