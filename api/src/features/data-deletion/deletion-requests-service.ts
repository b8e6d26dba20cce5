import { ERASED_WITHIN_DAYS } from '@closyyy/contract/data-deletion'
import type { ClosedAccount } from '@closyyy/contract/data-deletion-schemas'
import { KEEP_ACCOUNT_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { handleEachRow } from '../../db/each-row.ts'
import { hideWhileSuspended } from '../../db/open-suspension.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { Logger } from '../../logger.ts'
import { DAY_MS } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import type { ProductPhotosContext } from '../products/product-creating-service.ts'
import { endTrade, resumeTrade } from '../products/product-hiding-service.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import { endFinanceDuties } from '../transfers/finance-duties.ts'
import { type ClosingContext, closeAccount, lockClosable, lockWithProducts } from './data-deletion-service.ts'
import { addHiddenProducts, deleteRequest, findDueRequests, insertRequest, isDue } from './deletion-requests-queries.ts'

interface DeletionContext extends ProductPhotosContext {
  settings: Settings
}

const BATCH = 100

const erasedBy = (requestedAt: string) => new Date(Date.parse(requestedAt) + ERASED_WITHIN_DAYS * DAY_MS).toISOString()

async function suspend(tx: Db, settings: Settings, userId: number) {
  const days = settings.deletionGraceDays
  const user = await lockClosable(tx, userId)
  const hidden = await endTrade(tx, settings.offerTtlHours, userId)
  await endAllSessions(tx, userId)
  await endFinanceDuties(tx, userId)
  await recordEvent(tx, { action: 'deletion.requested', object: { type: 'account', id: userId } })
  await emailPerson(tx, user, 'account-closing', { days, link: `${settings.publicUrl}${KEEP_ACCOUNT_PATH}` })
  return insertRequest(tx, userId, days, hidden)
}

/** Signs the account out and takes it off sale; it closes once the days of grace are over (PRIVACY-4). */
export async function requestDeletion(context: DeletionContext, { id }: Account): Promise<ClosedAccount> {
  const { db, counts, settings } = context
  if (settings.deletionGraceDays === 0) {
    const closed_at = (await closeAccount(context, id)) as string
    counts.forget()
    return { closed_at, erased_by: erasedBy(closed_at) }
  }
  const { requested_at, closes_at } = await transact(db, tx => suspend(tx, settings, id))
  counts.forget()
  return { closed_at: closes_at, erased_by: erasedBy(requested_at), keep_until: closes_at }
}

/** Closes the accounts whose days of grace are over; those with unfinished business wait for the next run. */
export function closeDueAccounts(context: ClosingContext, log: Logger): Promise<void> {
  return handleEachRow({
    log,
    failure: 'an account was not closed; the next run tries again',
    findNext: afterId => findDueRequests(context.db, afterId, BATCH),
    async handle({ id }) {
      try {
        await closeAccount(context, id, tx => isDue(tx, id))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    },
  })
}

/** Withdraws the request; products are on sale again, after a suspension if there is one. Repeating it changes nothing. */
export async function keepAccount({ db, counts }: ProductPhotosContext, { id }: Account): Promise<null> {
  await transact(db, async tx => {
    await lockWithProducts(tx, id)
    const request = await deleteRequest(tx, id)
    if (!request) return
    if (!(await hideWhileSuspended(tx, id, request.hidden_products))) await resumeTrade(tx, request.hidden_products)
    await recordEvent(tx, { action: 'deletion.withdrawn', object: { type: 'account', id } })
  })
  counts.forget()
  return null
}

/** Puts hidden products on sale again, or leaves them to a request to delete the account, which `keepAccount` withdraws. */
export async function resumeUnlessDeleted(tx: Db, userId: number, productIds: number[]): Promise<void> {
  if (!(await addHiddenProducts(tx, userId, productIds))) await resumeTrade(tx, productIds)
}
