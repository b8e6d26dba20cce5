import type { ReportedKind, ReportOutcome } from '@closyyy/contract/reports'
import type { SeenReports } from '@closyyy/contract/seen-reports-schemas'
import type { Db } from '../../db/database.ts'
import { daysAgo, now } from '../../db/expressions.ts'

export interface Reporter {
  reporter_id: number
  email: string
  first_name: string
  username: string
}

/** Open reports of one object, up to one of them if given, or of some kinds about one person. */
export type OpenReports =
  | { object_type: ReportedKind; object_id: number; newest_id?: number | undefined }
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
        : and([
            eb('r.object_type', '=', of.object_type),
            eb('r.object_id', '=', of.object_id),
            ...(of.newest_id === undefined ? [] : [eb('r.id', '<=', of.newest_id)]),
          ]),
    )
    .returning(['r.reporter_id', 'u.email', 'u.first_name', 'u.username'])
    .execute()
}

/** Locks open reports of an object until the transaction ends. @returns whether there are any */
export async function lockOpenReports(tx: Db, { object_type, object_id, newest_id }: SeenReports): Promise<boolean> {
  const rows = await tx
    .selectFrom('reports')
    .select('id')
    .where('object_type', '=', object_type)
    .where('object_id', '=', object_id)
    .where('id', '<=', newest_id)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length > 0
}

/** Deletes reports 180 days after they ended. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db.deleteFrom('reports').where('ended_at', '<', daysAgo(180)).execute()
}
