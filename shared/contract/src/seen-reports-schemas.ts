import * as z from '@closyyy/contract/schema'
import { reportedKinds } from './reports.ts'
import { Id } from './scalars.ts'

/** Type and id of a reported object; ids are unique within a type. */
export const reportedObject = { object_type: z.enum(reportedKinds), object_id: Id }

/** Open reports of an object that a decision is based on, up to the newest that the moderator saw (REPORT-5). */
export const SeenReports = z.object({ ...reportedObject, newest_id: Id })
export type SeenReports = z.infer<typeof SeenReports>
