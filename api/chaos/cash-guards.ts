import type { Guard } from './guards.ts'

const LEDGER = 'src/features/ledger/ledger.test.ts'
const REMITTANCES = 'src/features/remittances/remittances.test.ts'
const COURIERS = 'src/features/couriers/couriers.test.ts'

/** Guards of decision 040: only cash that a courier remitted is paid out. */
export const cashGuards: Guard[] = [
  {
    name: 'payouts take remitted cash only',
    file: 'src/features/payouts/payouts-service.ts',
    guard: '    await requireAvailable(tx, userId, amount_paisa, holdSeconds)\n',
    without: '',
    tests: 'chaos/attacks/self-confirmed-guest-order.test.ts',
    named: 'made-up guest order',
  },
  {
    name: 'cash is on hold before it is available',
    file: 'src/features/ledger/ledger-queries.ts',
    guard: 'eb.and([isRemitted, isFuture(releasedAt)])',
    without: 'eb.and([isRemitted, eb.lit(false)])',
    tests: LEDGER,
    named: 'waits for the courier',
  },
  {
    name: 'a remitted order is not remitted again',
    file: 'src/features/ledger/ledger-service.ts',
    guard: "  if (cash.isSettled) return ['already-remitted']\n",
    without: '',
    tests: LEDGER,
    named: 'waits for the courier',
  },
  {
    name: 'nothing above what is due is booked',
    file: 'src/features/ledger/ledger-service.ts',
    guard: "  if (amountPaisa > due) return ['above-due']\n",
    without: '',
    tests: LEDGER,
    named: 'rest of a short remittance',
  },
  {
    name: 'early cash of the previous version is corrected',
    file: 'migrations/0027-remitted-cash.sql',
    guard: "for each row when (new.account = 'cash' and new.amount_paisa < 0)",
    without: 'for each row when (false)',
    tests: LEDGER,
    named: 'previous version',
  },
  {
    name: 'a payment in two files is booked once',
    file: 'src/features/remittances/remittance-booking.ts',
    guard: "payments.has(paymentOf(order.id, row)) ? booked('duplicate') : undefined",
    without: 'undefined',
    tests: REMITTANCES,
    named: 'matched and short rows',
  },
  {
    name: 'orders are locked while their cash is booked',
    file: 'src/features/remittances/remittances-queries.ts',
    guard: "    .forNoKeyUpdate('o')\n",
    without: '',
    tests: REMITTANCES,
    named: '10 files pay in part at once',
  },
  {
    name: 'rows are locked while they are booked',
    file: 'src/features/remittances/remittances-queries.ts',
    guard: '    .forUpdate()\n',
    without: '',
    tests: REMITTANCES,
    named: '20 times at once',
  },
  {
    name: 'a file is booked once',
    file: 'src/features/remittances/remittances-queries.ts',
    guard: "    .onConflict(conflict => conflict.column('content_hash').doNothing())\n",
    without: '',
    tests: REMITTANCES,
    named: '20 times at once',
  },
  {
    name: 'webhooks are signed',
    file: 'src/features/couriers/courier-signature.ts',
    guard: 'return timingSafeEqual(Buffer.from(signature), Buffer.from(signWebhook(secret, body, Number(seconds))))',
    without: 'return true',
    tests: COURIERS,
    named: 'signed webhook only',
  },
  {
    name: 'old signatures are rejected',
    file: 'src/features/couriers/courier-signature.ts',
    guard: '> MAX_AGE_SECONDS) return false',
    without: '> MAX_AGE_SECONDS) return true',
    tests: COURIERS,
    named: 'signed webhook only',
  },
]
