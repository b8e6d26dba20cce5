import type { Order } from '@closyyy/contract/orders-schemas'
import { RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import type { SentCode } from '@closyyy/contract/phone-codes-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { bookOrHold } from '../held-orders/order-booking.ts'
import {
  actorOf,
  noSuchOrder,
  type OrderViewer,
  readOrder,
  requireIdentified,
  type StoredOrder,
  showOrder,
} from '../orders/orders-service.ts'
import { enforceCodeRequestLimit, enforceCodeTryLimit, MAX_TRIES } from '../phone-codes/phone-codes-service.ts'
import { isPassword } from '../sessions/passwords.ts'
import { hashToken } from '../sessions/tokens.ts'
import { type CodeTarget, countTry, useCode } from './order-codes-queries.ts'
import { codeTooSoon, newOrderCode, sendCodeFor } from './order-codes-service.ts'
import {
  findTarget,
  isConfirmingLink,
  lockKeys,
  lockWaitingOrders,
  setConfirmed,
} from './order-confirmations-queries.ts'

export interface ConfirmationsContext {
  db: Db
  settings: Pick<Settings, 'limits' | 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>
}

interface ConfirmRequest {
  viewer: OrderViewer
  ip: string
  code: string | null | undefined
}

/** Returns the order to its buyer, and hides it from everyone else. */
async function requireOwnOrder(db: Db, id: number, viewer: OrderViewer): Promise<StoredOrder> {
  requireIdentified(viewer)
  const order = await readOrder(db, id)
  const actor = order ? await actorOf(db, order, viewer) : 'other'
  if (!order || (actor !== 'buyer' && actor !== 'guest')) throw noSuchOrder()
  return order
}

const lapsed = () => new AppError('conflict', 'order.confirmation-lapsed')
const wrongCode = () => fieldError('code', 'phone.code-invalid')

/** Returns a check that consumes the proof in the transaction: the code, or nothing with a confirming link. */
async function requireProof(
  db: Db,
  id: number,
  target: CodeTarget,
  { token, code }: { token: string | null | undefined; code: string | null | undefined },
): Promise<(tx: Db) => Promise<boolean>> {
  if (token && (await isConfirmingLink(db, id, hashToken(token)))) return async () => true
  if (!code) throw fieldError('code', 'phone.code-incomplete')
  const hash = await countTry(db, target, MAX_TRIES)
  if (!(await isPassword(code, hash)) || !hash) throw wrongCode()
  return tx => useCode(tx, target, hash)
}

async function confirmOne(tx: Db, { settings }: ConfirmationsContext, order: StoredOrder): Promise<void> {
  await setConfirmed(tx, order.id, order.guest_id !== null)
  await bookOrHold(tx, settings, order.id)
}

/** Confirms the order and the other waiting orders that were sent the same code (CONFIRMATION-2). */
export async function confirmPlacedOrder(
  context: ConfirmationsContext,
  id: number,
  { viewer, ip, code }: ConfirmRequest,
): Promise<Order> {
  const { db, settings } = context
  const order = await requireOwnOrder(db, id, viewer)
  await enforceCodeTryLimit(db, settings.limits, ip)
  const target = await findTarget(db, id)
  if (!target) {
    if (order.status === 'cancelled') throw lapsed()
    return showOrder(db, id, viewer)
  }
  const redeem = await requireProof(db, id, target, { token: viewer.token, code })
  return transact(db, async tx => {
    const waiting = await lockWaitingOrders(tx, target)
    if (waiting.includes(id)) {
      if (!(await redeem(tx))) throw wrongCode()
      await confirmAll(tx, context, waiting)
    } else await requireConfirmed(tx, id)
    return showOrder(tx, id, viewer)
  })
}

async function confirmAll(tx: Db, context: ConfirmationsContext, ids: number[]): Promise<void> {
  for (const id of ids) {
    const order = await readOrder(tx, id)
    if (order) await confirmOne(tx, context, order)
  }
}

/** Rejects an order that lapsed; a concurrent call may have confirmed it. */
async function requireConfirmed(tx: Db, id: number): Promise<void> {
  const order = await readOrder(tx, id)
  if (!order || order.confirm_by !== null || order.status === 'cancelled') throw lapsed()
}

export async function sendOrderCode(
  { db, settings }: ConfirmationsContext,
  id: number,
  { viewer, ip }: Omit<ConfirmRequest, 'code'>,
): Promise<SentCode> {
  await requireOwnOrder(db, id, viewer)
  await enforceCodeRequestLimit(db, settings.limits, ip)
  const code = await newOrderCode()
  return transact(db, async tx => {
    const target = await findTarget(tx, id)
    const order = await readOrder(tx, id)
    if (!target || !order?.confirm_by)
      throw order?.status === 'cancelled' ? lapsed() : new AppError('conflict', 'order.confirmed')
    await lockKeys(tx, [target.contact])
    const wait = await sendCodeFor(tx, settings, order, target, code)
    if (wait !== undefined) throw codeTooSoon(wait)
    return { resend_in: RESEND_SECONDS, expires_in: secondsUntil(order.confirm_by) }
  })
}

const secondsUntil = (time: string) => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1_000))
