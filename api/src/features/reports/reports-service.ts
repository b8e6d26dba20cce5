import type { ReportedKind } from '@closyyy/contract/reports'
import type {
  createReport as createCall,
  dismissReports as dismissCall,
  listReports as listCall,
} from '@closyyy/contract/reports-calls'
import type { ReportGroup, ReportGroupPage } from '@closyyy/contract/reports-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { MAX_COUNTED, pageMeta } from '../../pagination.ts'
import { isoTime } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { canSeeProduct } from '../products/products-policy.ts'
import { endReports } from './reports-ending.ts'
import {
  countReportGroups,
  findChatAuthor,
  findDisputeAuthor,
  findOfferAuthor,
  findPerson,
  findProductSeller,
  findReportGroups,
  findSubject,
  insertReport,
  type Reported,
  type ReportGroupRow,
} from './reports-queries.ts'

export interface ReportsContext {
  db: Db
  accountLimit: Limit
  ipLimit: Limit
}

async function findSeller(db: Db, id: number, reporter: Account): Promise<Reported | undefined> {
  const product = await findProductSeller(db, id)
  return product && canSeeProduct(product, reporter) ? { reported_id: product.seller_id } : undefined
}

/** What a person may report, by kind: what they can see. */
const finders: Record<ReportedKind, (db: Db, id: number, reporter: Account) => Promise<Reported | undefined>> = {
  product: findSeller,
  person: findPerson,
  'dispute-message': (db, id, reporter) => findDisputeAuthor(db, id, reporter.id),
  'offer-message': (db, id, reporter) => findOfferAuthor(db, id, reporter.id),
  'chat-message': (db, id, reporter) => findChatAuthor(db, id, reporter.id),
}

/** Reports an object once until the report ends (REPORT-1). */
export async function createReport(
  { db, accountLimit, ipLimit }: ReportsContext,
  account: Account,
  report: CallRequest<typeof createCall>['body'],
  ip: string,
): Promise<null> {
  await enforceLimit(db, ipLimit, ip)
  await enforceLimit(db, accountLimit, String(account.id))
  const reported = await finders[report.object_type](db, report.object_id, account)
  if (!reported) throw new AppError('not-found', 'report.not-found')
  if (reported.reported_id === account.id) throw new AppError('not-allowed', 'report.own')
  const isNew = await insertReport(db, { ...report, ...reported, reporter_id: account.id })
  if (!isNew) throw new AppError('conflict', 'report.exists')
  return null
}

function presentGroup(row: ReportGroupRow): ReportGroup {
  const { product_id, title, brand_name, sold, state, approval_status, ...others } = row
  const { user_id, username, is_suspended, text, reports, ...group } = others
  const is_approved = approval_status === 'approved'
  return {
    ...group,
    text: text ?? '',
    reports: reports.map(({ created_at, ...one }) => ({ ...one, created_at: isoTime(created_at) })),
    product:
      product_id === null
        ? null
        : { id: product_id, title: title ?? '', brand_name, sold: sold === true, state, is_approved },
    person: user_id === null ? null : { id: user_id, username: username ?? '', is_suspended },
  }
}

export async function listReports(
  { db }: ReportsContext,
  { status, page, per_page }: CallRequest<typeof listCall>['query'],
): Promise<ReportGroupPage> {
  const isEnded = status === 'ended'
  const rows = await findReportGroups(db, isEnded, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countReportGroups(db, isEnded, MAX_COUNTED + 1))
  return { data: rows.map(presentGroup), ...meta }
}

/** Dismisses the open reports of an object that were seen; nobody decides on reports about themselves (REPORT-4). */
export function dismissReports(
  { db }: ReportsContext,
  account: Account,
  { object_type, object_id, newest_id, reason }: CallRequest<typeof dismissCall>['body'],
): Promise<null> {
  return transact(db, async tx => {
    const subject = await findSubject(tx, object_type, object_id)
    if (subject?.reported_id === account.id) throw new AppError('not-allowed', 'report.about-you')
    const count = await endReports(tx, { object_type, object_id, newest_id }, 'dismissed')
    if (count === 0) throw new AppError('conflict', 'report.decided')
    const object = { type: object_type, id: object_id }
    await recordEvent(tx, { action: 'report.dismissed', object, after: { reason, count } })
    return null
  })
}
