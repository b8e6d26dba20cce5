import type { Guard } from './guards.ts'

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
    name: 'a changed phone hides no refusal',
    file: 'src/features/phone-records/phone-records-service.ts',
    guard: 'buyerId: userId }',
    without: 'buyerId: undefined }',
    tests: FORMER_PHONES,
    named: 'follows an account',
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
