import type { ReportOutcome } from '@closyyy/contract/reports'
import type { SeenReports } from '@closyyy/contract/seen-reports-schemas'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { emailPeople } from '../outbox/outbox-service.ts'
import { endOpenReports, lockOpenReports, type OpenReports } from './reports-ending-queries.ts'

/** Ends open reports in the transaction of the decision and notifies each reporter once (REPORT-3). @returns their number */
export async function endReports(tx: Db, of: OpenReports, outcome: ReportOutcome): Promise<number> {
  const ended = await endOpenReports(tx, of, outcome)
  const template = outcome === 'dismissed' ? 'report-dismissed' : 'report-upheld'
  const reporters = new Map(ended.map(reporter => [reporter.reporter_id, reporter]))
  await emailPeople(tx, [...reporters.values()], template)
  return ended.length
}

/** Rejects a decision that is based on reports which ended meanwhile (REPORT-5); one without reports is allowed. */
export async function requireOpenReports(tx: Db, seen: SeenReports | undefined): Promise<void> {
  if (seen && !(await lockOpenReports(tx, seen))) throw new AppError('conflict', 'report.decided')
}

/** Ends the reports about a suspended person; those of their products are decided one by one. */
export function endReportsAbout(tx: Db, userId: number): Promise<number> {
  return endReports(
    tx,
    { reported_id: userId, kinds: ['person', 'dispute-message', 'offer-message', 'chat-message'] },
    'suspended',
  )
}
