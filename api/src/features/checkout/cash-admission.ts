import { MAX_UNCONFIRMED_ITEMS } from '@closyyy/contract/order-confirmations'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'
import { HOUR } from '../../time.ts'
import { postalAddressKey } from '../addresses/postal-address-key.ts'
import { subjectKey } from '../limits/limits-service.ts'
import { countWaiting, lockLimits, type OrderKeys } from '../order-confirmations/waiting-orders.ts'
import { standingOf } from '../phone-records/phone-record.ts'
import { recordOfBuyer } from '../phone-records/phone-records-service.ts'
import { isSuspendedPhone } from '../suspensions/suspensions-service.ts'
import { type CashRefusal, decideCashOrder } from './cash-policy.ts'
import type { OrderLine } from './checkout-policy.ts'
import { countOpenOrders } from './checkout-queries.ts'

/** The buyer of a cash order. */
export interface CashBuyer {
  /** `user:` or `guest:` and the id. */
  owner: string
  /** Undefined for a guest. */
  accountId: number | undefined
  email: string
  phone: string | null
  hasConfirmedPhone: boolean
  ip: string
}

export interface CashOrderRequest {
  buyer: CashBuyer
  sellerId: number
  lines: OrderLine[]
  totalPaisa: number
  address: string
  city: string
}

/** How an order is admitted, and the keys that it is counted by while it waits for confirmation. */
export interface Admission {
  decision: 'ready' | 'confirm'
  keys: OrderKeys
}

const piecesOf = (lines: OrderLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Leaves out line 2: with an optional line of any text, one address would have any number of keys. */
const deliveryKey = (address_line_1: string, city: string) =>
  subjectKey('delivery', postalAddressKey({ address_line_1, address_line_2: null, city }))

/** Decides whether an order is placed at once or after a confirmation, and rejects it otherwise (CHECKOUT-10). */
export async function admitOrder(
  tx: Db,
  settings: Pick<Settings, 'cashLimits' | 'guestConfirmMinutes'>,
  request: CashOrderRequest,
): Promise<Admission> {
  const { buyer, sellerId, lines, totalPaisa, address, city } = request
  const { accountId, phone, hasConfirmedPhone, owner } = buyer
  const contact = phone ?? buyer.email
  const pieces = piecesOf(lines)
  const keys = {
    owner,
    contact,
    ip_key: subjectKey('order', buyer.ip),
    address_key: deliveryKey(address, city),
    seller_id: sellerId,
    pieces,
  }
  const record = await recordOfBuyer(tx, { phone, buyerId: accountId })
  const standing = standingOf(record)
  if (accountId !== undefined && standing === 'trusted') return { decision: 'ready', keys }
  const mayWait = !hasConfirmedPhone || standing === 'doubtful'
  // Orders of an account run one after another anyway.
  if (mayWait || accountId === undefined) await lockLimits(tx, keys, mayWait)
  const unconfirmed = hasConfirmedPhone ? { phone: 0, address: 0, ip: 0, seller: 0 } : await countWaiting(tx, keys)
  const open = await countOpenOrders(
    tx,
    accountId === undefined ? { phone: contact } : { buyerId: accountId },
    sellerId,
  )
  const decision = decideCashOrder(
    {
      isAccount: accountId !== undefined,
      hasConfirmedPhone,
      isSuspended: accountId === undefined && (await isSuspendedPhone(tx, contact)),
      record,
      totalPaisa,
      city,
      items: lines.length,
      pieces,
      unconfirmed,
      open: { orders: open.orders + 1, pieces: open.pieces + pieces, sellers: open.sellers },
    },
    settings.cashLimits,
  )
  if (decision === 'ready' || decision === 'confirm') return { decision, keys }
  throw refusal(decision, settings, request)
}

function refusal(
  reason: CashRefusal,
  { cashLimits, guestConfirmMinutes }: Pick<Settings, 'cashLimits' | 'guestConfirmMinutes'>,
  { buyer: { accountId, hasConfirmedPhone }, city }: CashOrderRequest,
): AppError {
  const { maxUnconfirmedPaisa, unconfirmedPieces } = cashLimits
  const soon = { retryAfter: Math.round(guestConfirmMinutes * 60) }
  switch (reason) {
    // The text of a bad record, so that nobody learns whose account is suspended.
    case 'suspended':
      return new AppError('conflict', 'checkout.sign-in-with-phone')
    case 'record':
      if (!hasConfirmedPhone) return new AppError('conflict', 'checkout.sign-in-with-phone')
      return new AppError(
        'conflict',
        accountId === undefined ? 'checkout.record-refused' : 'checkout.record-appealable',
      )
    case 'items':
      return new AppError('conflict', 'checkout.too-many-unconfirmed-items', { count: MAX_UNCONFIRMED_ITEMS })
    case 'amount':
      return new AppError('conflict', 'checkout.amount-unconfirmed', { amount: formatRupees(maxUnconfirmedPaisa) })
    case 'city':
      return new AppError('conflict', 'checkout.city-unconfirmed', { city })
    case 'pieces-of-phone':
      return new AppError('too-many', 'checkout.phone-unconfirmed', { count: unconfirmedPieces.phone }, soon)
    case 'pieces-of-address':
    case 'pieces-of-ip':
      return new AppError('too-many', 'checkout.place-unconfirmed', {}, soon)
    case 'pieces-of-seller':
      return new AppError('too-many', 'checkout.seller-unconfirmed', {}, soon)
    case 'open-orders':
      return new AppError('too-many', 'checkout.too-many-open-orders', {}, { retryAfter: HOUR })
  }
}
