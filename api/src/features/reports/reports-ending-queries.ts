import type { ReportedKind, ReportOutcome } from '@closyyy/contract/reports'
import type { Db } from '../../db/database.ts'
import { daysAgo, now } from '../../db/expressions.ts'

export interface Reporter {
  reporter_id: number
  email: string
  first_name: string
  username: string
}

/** Open reports of one object, or of some kinds about one person. */
export type OpenReports =
  | { object_type: ReportedKind; object_id: number }
  | { reported_id: number; kinds: readonly ReportedKind[] }

/** Ends open reports. @returns the reporter of each */
export function endOpenReports(tx: Db, of: OpenReports, outcome: ReportOutcome): Promise<Reporter[]> {
  return tx
    .updateTable('reports as r')
    .from('users as u')
    .set({ ended_at: now, outcome })
    .whereRef('u.id', '=', 'r.reporter_id')
    .where('r.ended_at', 'is', null)
    .where(({ and, eb }) =>
      'reported_id' in of
        ? and([eb('r.reported_id', '=', of.reported_id), eb('r.object_type', 'in', of.kinds)])
        : and([eb('r.object_type', '=', of.object_type), eb('r.object_id', '=', of.object_id)]),
    )
    .returning(['r.reporter_id', 'u.email', 'u.first_name', 'u.username'])
    .execute()
}

/** Deletes reports 180 days after they ended. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db.deleteFrom('reports').where('ended_at', '<', daysAgo(180)).execute()
}
