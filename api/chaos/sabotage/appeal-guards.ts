import type { Guard } from './guards.ts'

const APPEALS = 'src/features/appeals/appeals.test.ts'
const RECORD = 'src/features/phone-records/own-record.test.ts'

/** Guards of decision 049: who may correct the record of a phone. */
export const appealGuards: Guard[] = [
  {
    name: 'people appeal refusals of their own record only',
    file: 'src/features/appeals/appeals-service.ts',
    guard: 'if (!(await hasRefusal(db, account.id, order_id))) throw',
    without: 'if (account.id < 0) throw',
    tests: APPEALS,
    named: 'own record',
  },
  {
    name: 'appeals are limited by account',
    file: 'src/features/appeals/appeals-service.ts',
    guard: '  await enforceLimit(db, accountLimit, String(account.id))\n',
    without: '',
    tests: APPEALS,
    named: 'limited by account',
  },
  {
    name: 'nobody decides on an own order',
    file: 'src/features/appeals/appeals-service.ts',
    guard: 'if ([user_id, buyer_id, seller_id].includes(account.id)) throw',
    without: 'if (user_id === account.id) throw',
    tests: APPEALS,
    named: 'either side',
  },
  {
    name: 'an appeal is decided once',
    file: 'src/features/appeals/appeals-queries.ts',
    guard: "    .where('order_id', '=', orderId)\n    .where('decision', 'is', null)\n",
    without: "    .where('order_id', '=', orderId)\n",
    tests: APPEALS,
    named: 'is made once',
  },
  {
    name: 'declined refusals count',
    file: 'src/features/phone-records/phone-records-queries.ts',
    guard: "eb('a.decision', 'is distinct from', 'accepted')",
    without: "eb('a.decision', 'is', null)",
    tests: APPEALS,
    named: 'that declines',
  },
  {
    name: 'records end after two years',
    file: 'src/features/phone-records/phone-records-queries.ts',
    guard: "    .where(endedAt, '>', daysAgo(MAX_AGE_DAYS))\n",
    without: '',
    tests: RECORD,
    named: 'of two years',
  },
]
