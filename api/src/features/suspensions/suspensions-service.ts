import { OVERVIEW_PATH } from '@closyyy/contract/paths'
import type { listSuspensions as listCall, suspendAccount as suspendCall } from '@closyyy/contract/suspensions-calls'
import type { Suspension, SuspensionPage } from '@closyyy/contract/suspensions-schemas'
import type { Db } from '../../db/database.ts'
import { handleEachRow } from '../../db/each-row.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import type { Logger } from '../../logger.ts'
import { MAX_COUNTED, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { resumeUnlessDeleted } from '../data-deletion/deletion-requests-service.ts'
import { emailPerson, isClosedMailbox } from '../outbox/outbox-service.ts'
import { endTrade, lockProducts } from '../products/product-hiding-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import { endReportsAbout, requireOpenReports } from '../reports/reports-ending.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import { endFinanceDuties } from '../transfers/finance-duties.ts'
import { requireSuspendable } from './suspensions-policy.ts'
import {
  countSuspensions,
  findById,
  findDue,
  findOpen,
  findSuspendedPhone,
  findSuspension,
  findSuspensions,
  insertSuspension,
  lockPeople,
  markEnded,
  type Person,
  type SuspensionRow,
} from './suspensions-queries.ts'

export interface SuspensionsContext extends ProductsContext {
  settings: Settings
}

const present = ({ user_id, username, ...row }: SuspensionRow): Suspension => ({
  ...row,
  user: { id: user_id, username },
})

export async function listSuspensions(
  db: Db,
  { page, per_page }: CallRequest<typeof listCall>['query'],
): Promise<SuspensionPage> {
  const rows = await findSuspensions(db, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countSuspensions(db, MAX_COUNTED + 1))
  return { data: rows.map(present), ...meta }
}

/** Returns whether a guest with this phone is a suspended person (SUSPENSION-2). */
export function isSuspendedPhone(db: Db, phone: string): Promise<boolean> {
  return findSuspendedPhone(db, phone)
}

const notify = (tx: Db, { publicUrl }: Settings, person: Person, template: string, reason: string) =>
  emailPerson(tx, person, template, { reason, link: `${publicUrl}${OVERVIEW_PATH}` })

/** Locks a person, with their products and whoever decides on them. */
async function lockDecision(tx: Db, account: Account, userId: number): Promise<Person> {
  await lockProducts(tx, userId)
  const people = await lockPeople(tx, [account.id, userId])
  const person = people.find(({ id }) => id === userId)
  const admin = people.find(({ id }) => id === account.id)
  if (!admin || !person || isClosedMailbox(person.email)) throw new AppError('not-found', 'person.not-found')
  // The request was authorised before the lock: meanwhile an owner may have lost their role or have been suspended.
  requireSuspendable(admin, person)
  if (await findOpen(tx, account.id)) throw new AppError('suspended', 'access.suspended')
  return person
}

/** Suspends an account: it is signed out and no longer trades (SUSPENSION-1). */
export async function suspendAccount(
  { db, counts, settings }: SuspensionsContext,
  account: Account,
  { user_id, reason, ends_at = null, reports }: CallRequest<typeof suspendCall>['body'],
): Promise<Suspension> {
  if (ends_at !== null && Date.parse(ends_at) <= Date.now()) throw fieldError('ends_at', 'suspension.end-in-past')
  const id = await transact(db, async tx => {
    const person = await lockDecision(tx, account, user_id)
    if (await findOpen(tx, user_id)) throw new AppError('conflict', 'suspension.exists')
    await requireOpenReports(tx, reports)
    const hidden_products = await endTrade(tx, settings.offerTtlHours, user_id)
    const row = { user_id, reason, suspended_by: account.id, ends_at, hidden_products }
    const suspensionId = await insertSuspension(tx, row)
    await endAllSessions(tx, user_id)
    await endFinanceDuties(tx, user_id)
    await endReportsAbout(tx, user_id)
    const after = { reason, until: ends_at ?? 'open' }
    await recordEvent(tx, { action: 'account.suspended', object: { type: 'account', id: user_id }, after })
    await notify(tx, settings, person, 'account-suspended', reason)
    return suspensionId
  })
  counts.forget()
  return present(await findSuspension(db, id))
}

/** Ends a suspension by a moderator (SUSPENSION-3). */
export async function endSuspension(
  { db, counts, settings }: SuspensionsContext,
  account: Account,
  id: number,
  reason: string,
): Promise<null> {
  await transact(db, async tx => {
    const suspension = await findById(tx, id)
    if (!suspension) throw new AppError('not-found', 'suspension.not-found')
    const person = await lockDecision(tx, account, suspension.user_id)
    const hidden_products = await markEnded(tx, id, account.id)
    if (!hidden_products) throw new AppError('conflict', 'suspension.ended')
    await resume(tx, settings, person, hidden_products, { reason })
  })
  counts.forget()
  return null
}

async function resume(tx: Db, settings: Settings, person: Person, hidden: number[], after: { reason: string }) {
  await resumeUnlessDeleted(tx, person.id, hidden)
  // Those that began while the suspension did.
  await endFinanceDuties(tx, person.id)
  await recordEvent(tx, { action: 'suspension.ended', object: { type: 'account', id: person.id }, after })
  await notify(tx, settings, person, 'suspension-ended', '')
}

const BATCH = 100

async function endDue(tx: Db, settings: Settings, id: number): Promise<void> {
  const suspension = await findById(tx, id)
  if (!suspension) return
  await lockProducts(tx, suspension.user_id)
  const [person] = await lockPeople(tx, [suspension.user_id])
  const hidden = person && (await markEnded(tx, id, null))
  if (hidden) await resume(tx, settings, person, hidden, { reason: 'end date' })
}

/** Ends the suspensions whose end date was reached; safe in any number of processes. */
export function endDueSuspensions(db: Db, settings: Settings, log: Logger): Promise<void> {
  return handleEachRow({
    log,
    failure: 'a suspension was not ended; the next run tries again',
    findNext: afterId => findDue(db, afterId, BATCH),
    handle: ({ id }) => transact(db, tx => endDue(tx, settings, id)),
  })
}
