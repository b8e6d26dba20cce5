import { expect, test } from 'vitest'
import type { CashLimits } from '../../settings/checkout-settings.ts'
import { type CashOrder, decideCashOrder } from './cash-policy.ts'

const limits: CashLimits = {
  maxUnconfirmedPaisa: 1_000_000,
  confirmedOnlyCities: ['Gwadar'],
  unconfirmedPieces: { phone: 5, address: 10, ip: 10, seller: 30 },
  open: { orders: 5, pieces: 20, sellers: 5 },
}

const guest: CashOrder = {
  isAccount: false,
  hasConfirmedPhone: false,
  isSuspended: false,
  record: { delivered: 0, refused: 0 },
  totalPaisa: 275_000,
  city: 'Lahore',
  items: 1,
  pieces: 1,
  unconfirmed: { phone: 0, address: 0, ip: 0, seller: 0 },
  open: { orders: 1, pieces: 1, sellers: 1 },
}
const knownGuest = { ...guest, hasConfirmedPhone: true }
const account = { ...guest, isAccount: true, hasConfirmedPhone: true }
const withoutPhone = { ...guest, isAccount: true }

const record = (delivered: number, refused: number) => ({ record: { delivered, refused } })
const unconfirmed = (set: Partial<CashOrder['unconfirmed']>) => ({ unconfirmed: { ...guest.unconfirmed, ...set } })
const open = (set: Partial<CashOrder['open']>) => ({ open: { ...guest.open, ...set } })

// CHECKOUT-10
test.each<[string, CashOrder, string]>([
  ['an account with a phone', account, 'ready'],
  ['an account with a phone and a large order', { ...account, totalPaisa: 9_000_000, items: 20 }, 'ready'],
  ['an account without a phone', withoutPhone, 'confirm'],
  ['an account without a phone that took a parcel', { ...withoutPhone, ...record(1, 0) }, 'ready'],
  ['an account that refused a parcel', { ...account, ...record(0, 1) }, 'confirm'],
  ['an account that refused a parcel long ago', { ...account, ...record(0, 0.2) }, 'ready'],
  ['an account that took most of its parcels', { ...account, ...record(4, 1) }, 'ready'],
  ['an account that took few of its parcels', { ...account, ...record(3, 1) }, 'confirm'],
  ['an account that refused three parcels', { ...account, ...record(1, 3) }, 'record'],
  ['an account that refused three of many parcels', { ...account, ...record(12, 3) }, 'ready'],
  ['a new guest', guest, 'confirm'],
  ['a new guest with the phone of a good buyer', { ...guest, ...record(9, 0) }, 'confirm'],
  ['a new guest with a phone that refused three parcels', { ...guest, ...record(0, 3) }, 'record'],
  ['a new guest with the phone of a suspended account', { ...guest, isSuspended: true }, 'suspended'],
  ['a known guest with the phone of a suspended account', { ...knownGuest, isSuspended: true }, 'suspended'],
  [
    'a guest with the phone of a suspended good buyer',
    { ...knownGuest, ...record(9, 0), isSuspended: true },
    'suspended',
  ],
  ['a guest who confirmed this phone', knownGuest, 'ready'],
  ['a guest who confirmed this phone and refused a parcel', { ...knownGuest, ...record(0, 1) }, 'confirm'],
  ['a new guest with 3 items', { ...guest, items: 3, pieces: 3 }, 'confirm'],
  ['a new guest with 4 items', { ...guest, items: 4, pieces: 4 }, 'items'],
  ['a known guest with 4 items', { ...knownGuest, items: 4, pieces: 4 }, 'ready'],
  ['a new guest at the highest amount', { ...guest, totalPaisa: 1_000_000 }, 'confirm'],
  ['a new guest above the highest amount', { ...guest, totalPaisa: 1_000_001 }, 'amount'],
  ['a new guest in a city for confirmed phones', { ...guest, city: 'Gwadar' }, 'city'],
  ['a known guest in a city for confirmed phones', { ...knownGuest, city: 'Gwadar' }, 'ready'],
  ['the fifth unconfirmed piece of a phone', { ...guest, ...unconfirmed({ phone: 4 }) }, 'confirm'],
  ['the sixth unconfirmed piece of a phone', { ...guest, ...unconfirmed({ phone: 5 }) }, 'pieces-of-phone'],
  ['six pieces of a new guest', { ...guest, pieces: 6 }, 'pieces-of-phone'],
  ['the eleventh unconfirmed piece of an address', { ...guest, ...unconfirmed({ address: 10 }) }, 'pieces-of-address'],
  ['the eleventh unconfirmed piece of an IP', { ...guest, ...unconfirmed({ ip: 10 }) }, 'pieces-of-ip'],
  ['the 31st unconfirmed piece of a seller', { ...guest, ...unconfirmed({ seller: 30 }) }, 'pieces-of-seller'],
  ['an account at a seller with many unconfirmed pieces', { ...account, ...unconfirmed({ seller: 30 }) }, 'ready'],
  ['the sixth open order', { ...knownGuest, ...open({ orders: 6 }) }, 'open-orders'],
  ['the 21st open piece', { ...account, ...open({ pieces: 21 }) }, 'open-orders'],
  ['open orders with a sixth seller', { ...account, ...open({ sellers: 6 }) }, 'open-orders'],
  ['many open orders of a buyer who takes parcels', { ...account, ...record(3, 0), ...open({ sellers: 9 }) }, 'ready'],
])('decides on %s', (_name, order, decision) => {
  expect(decideCashOrder(order, limits)).toBe(decision)
})
