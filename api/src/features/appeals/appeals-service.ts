import type {
  createAppeal as createCall,
  decideAppeal as decideCall,
  listAppeals as listCall,
} from '@closyyy/contract/appeals-calls'
import type { Appeal, AppealPage } from '@closyyy/contract/appeals-schemas'
import { DELIVERY_RECORD_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { MAX_COUNTED, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { hasRefusal } from '../phone-records/phone-records-service.ts'
import {
  type AppealRow,
  countAppeals,
  findAppeal,
  findAppeals,
  findEvents,
  insertAppeal,
  markDecided,
  type ParcelEventRow,
} from './appeals-queries.ts'

export interface AppealsContext {
  db: Db
  publicUrl: string
  accountLimit: Limit
}

/** Appeals a refusal in one's own record, once (PHONE-RECORD-3). */
export async function createAppeal(
  { db, accountLimit }: AppealsContext,
  account: Account,
  { order_id, details }: CallRequest<typeof createCall>['body'],
): Promise<null> {
  await enforceLimit(db, accountLimit, String(account.id))
  if (!(await hasRefusal(db, account.id, order_id))) throw new AppError('not-found', 'appeal.no-refusal')
  const isNew = await insertAppeal(db, { order_id, user_id: account.id, details })
  if (!isNew) throw new AppError('conflict', 'appeal.exists')
  return null
}

function present(
  { user_id, username, seller_id, seller_username, decision, reason, decided_by, decided_at, ...row }: AppealRow,
  events: readonly ParcelEventRow[],
): Appeal {
  return {
    ...row,
    person: { id: user_id, username },
    seller: { id: seller_id, username: seller_username },
    events: events
      .filter(({ order_id }) => order_id === row.order_id)
      .map(({ kind, happened_at }) => ({ kind, happened_at })),
    outcome: decision && reason && decided_by && decided_at ? { decision, reason, decided_by, decided_at } : null,
  }
}

export async function listAppeals(
  { db }: AppealsContext,
  { status, page, per_page }: CallRequest<typeof listCall>['query'],
): Promise<AppealPage> {
  const isDecided = status === 'decided'
  const rows = await findAppeals(db, isDecided, per_page, (page - 1) * per_page)
  const orderIds = rows.map(({ order_id }) => order_id)
  const events = await findEvents(db, orderIds)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countAppeals(db, isDecided, MAX_COUNTED + 1))
  return { data: rows.map(row => present(row, events)), ...meta }
}

/** Decides an appeal once; neither side of the order decides (PHONE-RECORD-4). */
export function decideAppeal(
  { db, publicUrl }: AppealsContext,
  account: Account,
  orderId: number,
  { decision, reason }: CallRequest<typeof decideCall>['body'],
): Promise<null> {
  return transact(db, async tx => {
    const appeal = await findAppeal(tx, orderId)
    if (!appeal) throw new AppError('not-found', 'appeal.not-found')
    const { user_id, buyer_id, seller_id, tracking_no } = appeal
    if ([user_id, buyer_id, seller_id].includes(account.id)) throw new AppError('not-allowed', 'appeal.own')
    const isDecided = await markDecided(tx, orderId, { decision, reason, decided_by: account.id })
    if (!isDecided) throw new AppError('conflict', 'appeal.decided')
    await recordEvent(tx, { action: `appeal.${decision}`, object: { type: 'order', id: orderId } })
    const values = { order: tracking_no, reason, link: `${publicUrl}${DELIVERY_RECORD_PATH}` }
    await emailPerson(tx, appeal, `appeal-${decision}`, values)
    return null
  })
}
