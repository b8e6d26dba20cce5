import type { Guard } from './guards.ts'

const RECORDS = 'src/features/phone-records/phone-records-queries.ts'
const FORMER_PHONES = 'src/features/phone-records/former-phones.test.ts'

/** Guards against what a changed phone could hide. */
export const phoneGuards: Guard[] = [
  {
    name: 'a code works for one account',
    file: 'src/features/phone-codes/phone-codes-queries.ts',
    guard: "    .where('user_id', 'is not distinct from', userId)\n",
    without: '',
    tests: 'src/features/accounts/phone-change.test.ts',
    named: 'for the account that requested it alone',
  },
  {
    name: 'the record of a former phone counts',
    file: RECORDS,
    guard: "    .unionAll(ordersWithFormer('guest_phone', owner))\n",
    without: '',
    tests: FORMER_PHONES,
    named: 'follows an account',
  },
  {
    name: 'a phone keeps its record',
    file: RECORDS,
    guard: "    .unionAll(ordersWith('buyer_phone', owner.phone))\n",
    without: '',
    tests: FORMER_PHONES,
    named: 'stays with the old phone',
  },
  {
    name: 'former phones link buyer and seller',
    file: 'src/features/held-orders/order-links.ts',
    guard: '[phone, ...formerOf(true)]',
    without: '[phone]',
    tests: 'src/features/held-orders/held-orders.test.ts',
    named: 'its seller had the phone of its buyer',
  },
]
