import { AUDIT_LOG_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { DAY, HOUR, QUARTER_HOUR } from '../../time.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import {
  findAdmins,
  findFailedAdminLogins,
  findLargePayouts,
  findRefusedSenders,
  hasAlert,
  lockAlerts,
  type Suspect,
} from './audit-alerts-queries.ts'
import { recordEvent } from './audit-log-service.ts'

interface AlertRule {
  name: string
  seconds: number
  threshold: number
  /** Returns subjects that reached the threshold within the period. */
  find: (db: Db, seconds: number, threshold: number) => Promise<Suspect[]>
}

/** Reasons to alert administrators (AUDIT-5). */
export const alertRules: readonly AlertRule[] = [
  { name: 'large-payouts', seconds: DAY, threshold: 100_000, find: findLargePayouts },
  { name: 'failed-admin-logins', seconds: QUARTER_HOUR, threshold: 5, find: findFailedAdminLogins },
  { name: 'refused-calls', seconds: HOUR, threshold: 50, find: findRefusedSenders },
]

async function raise(tx: Db, { name, seconds }: AlertRule, { subject, count }: Suspect, link: string) {
  if (await hasAlert(tx, name, subject, seconds)) return false
  await recordEvent(tx, { action: 'alert.raised', object: { type: name, id: subject }, after: { count } })
  for (const admin of await findAdmins(tx)) {
    const values = {
      count: count.toLocaleString('en-PK'),
      minutes: String(seconds / 60),
      link,
    }
    await emailPerson(tx, admin, `alert-${name}`, values)
  }
  return true
}

/** Records and emails new alerts; safe in any number of processes. @returns how many were raised */
export function raiseAlerts(db: Db, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<number> {
  return transact(db, async tx => {
    await lockAlerts(tx)
    let raised = 0
    for (const rule of alertRules)
      for (const suspect of await rule.find(tx, rule.seconds, rule.threshold))
        if (await raise(tx, rule, suspect, `${publicUrl}${AUDIT_LOG_PATH}`)) raised++
    return raised
  })
}
