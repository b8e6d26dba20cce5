import type { Guard } from './guards.ts'

const MATRIX = 'test/authorization/matrix.test.ts'
const REPORTS = 'src/features/reports/reports.test.ts'
const SUSPENSIONS = 'src/features/suspensions/suspensions.test.ts'
const TAKEDOWN = 'src/features/moderation/takedown.test.ts'

/** Guards of reports, takedowns and suspensions. */
export const moderationGuards: Guard[] = [
  {
    name: 'suspended people make no other calls',
    file: 'src/http/authorization.ts',
    guard: 'if (account.isSuspended && !suspended)',
    without: 'if (account.id < 0 && !suspended)',
    tests: MATRIX,
    named: 'a suspended person',
  },
  {
    name: 'nobody suspends themselves',
    file: 'src/features/suspensions/suspensions-policy.ts',
    guard: 'if (person.id === account.id)',
    without: 'if (person.id < 0)',
    tests: MATRIX,
    named: 'suspendAccount, of the administrator',
  },
  {
    name: 'only owners suspend owners',
    file: 'src/features/suspensions/suspensions-policy.ts',
    guard: "if (person.roles.includes('owner') && ",
    without: 'if (person.id < 0 && ',
    tests: SUSPENSIONS,
    named: 'of an owner for owners only',
  },
  {
    name: 'a suspended owner suspends nobody',
    file: 'src/features/suspensions/suspensions-service.ts',
    guard: "  if (await findOpen(tx, account.id)) throw new AppError('suspended', 'access.suspended')\n",
    without: '',
    tests: SUSPENSIONS,
    named: 'suspend each other',
  },
  {
    name: 'a suspension ends the sessions',
    file: 'src/features/suspensions/suspensions-service.ts',
    guard: '    await endAllSessions(tx, user_id)\n',
    without: '',
    tests: SUSPENSIONS,
    named: 'signs the person out',
  },
  {
    name: 'a suspension ends once',
    file: 'src/features/suspensions/suspensions-queries.ts',
    guard: "    .where('id', '=', id)\n    .where('ended_at', 'is', null)\n",
    without: "    .where('id', '=', id)\n",
    tests: SUSPENSIONS,
    named: 'signs the person out',
  },
  {
    name: 'products of an account that is being deleted stay hidden',
    file: 'src/features/data-deletion/deletion-requests-service.ts',
    guard: 'if (!(await addHiddenProducts(tx, userId, productIds))) await',
    without: 'await',
    tests: SUSPENSIONS,
    named: 'being deleted',
  },
  {
    name: 'a takedown closes offers',
    file: 'src/features/moderation/moderation-service.ts',
    guard: '    await closeOffersOf(tx, settings.offerTtlHours, id)\n',
    without: '',
    tests: TAKEDOWN,
    named: 'hides a product',
  },
  {
    name: 'a takedown empties carts',
    file: 'src/features/moderation/moderation-service.ts',
    guard: '    await removeFromCarts(tx, id)\n',
    without: '',
    tests: TAKEDOWN,
    named: 'hides a product',
  },
  {
    name: 'a takedown rejects what waits for approval',
    file: 'src/features/products/product-decisions.ts',
    guard: "'take-down')\n  await rejectRevision(tx, id, reason)\n",
    without: "'take-down')\n",
    tests: TAKEDOWN,
    named: 'restores a product',
  },
  {
    name: 'a person reports an object once',
    file: 'migrations/0034-reports.sql',
    guard: 'create unique index reports_open',
    without: 'create index reports_open',
    tests: REPORTS,
    named: 'once until',
  },
  {
    name: 'messages are reported by those who can read them',
    file: 'src/features/reports/reports-queries.ts',
    guard:
      "    .where(({ eb, or }) => or([eb('d.buyer_id', '=', participant), eb('d.seller_id', '=', participant)]))\n",
    without: '',
    tests: REPORTS,
    named: 'refuses what is',
  },
  {
    name: 'hidden products cannot be reported',
    file: 'src/features/reports/reports-service.ts',
    guard: 'product && canSeeProduct(product, reporter)',
    without: 'product',
    tests: REPORTS,
    named: 'refuses what is',
  },
  {
    name: 'nobody decides on reports about themselves',
    file: 'src/features/reports/reports-service.ts',
    guard: 'if (subject?.reported_id === account.id)',
    without: 'if (subject?.reported_id === -1)',
    tests: MATRIX,
    named: 'dismissReports, about the administrator',
  },
  {
    name: 'reports are limited by account',
    file: 'src/features/reports/reports-service.ts',
    guard: '  await takeFrom(db, accountLimit, String(account.id))\n',
    without: '',
    tests: REPORTS,
    named: 'is limited',
  },
  {
    name: 'reports are limited by address',
    file: 'src/features/reports/reports-service.ts',
    guard: '  await takeFrom(db, ipLimit, ip)\n',
    without: '',
    tests: REPORTS,
    named: 'is limited',
  },
]
