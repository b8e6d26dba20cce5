import { AUDIT_LOG_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { DAY, HOUR, QUARTER_HOUR } from '../../time.ts'
import { emailPeople } from '../outbox/outbox-service.ts'
import {
  findAdmins,
  findAlerted,
  findFailedAdminLogins,
  findLargePayouts,
  findRefusedSenders,
  lockAlerts,
  type Suspect,
} from './audit-alerts-queries.ts'
import { recordEvents } from './audit-log-service.ts'

/** Alerts of one run that are emailed one by one; one more email counts the others. */
const MAX_EMAILED = 3
/** Alerts of one run; others are raised by the next one. */
const MAX_RAISED = 1_000

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

async function emailAdmins(tx: Db, { name, seconds }: AlertRule, suspects: Suspect[], link: string): Promise<void> {
  const minutes = String(seconds / 60)
  const alerts = suspects.slice(0, MAX_EMAILED).map(({ count }) => ({
    template: `alert-${name}`,
    values: { count: count.toLocaleString('en-PK'), minutes, link },
  }))
  const others = suspects.length - alerts.length
  if (others > 0) alerts.push({ template: 'alert-others', values: { count: String(others), minutes, link } })
  const admins = await findAdmins(tx)
  for (const { template, values } of alerts) await emailPeople(tx, admins, template, values)
}

/** Records and emails new alerts of a rule; safe in any number of processes. @returns how many were raised */
export function raiseAlerts(db: Db, rule: AlertRule, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<number> {
  const { name, seconds, threshold, find } = rule
  return transact(db, async tx => {
    await lockAlerts(tx)
    const found = await find(tx, seconds, threshold)
    const subjects = found.map(({ subject }) => subject)
    const alerted = await findAlerted(tx, name, subjects, seconds)
    const suspects = found
      .filter(({ subject }) => !alerted.has(subject))
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_RAISED)
    if (suspects.length === 0) return 0
    await recordEvents(
      tx,
      suspects.map(({ subject, count }) => ({
        action: 'alert.raised',
        object: { type: name, id: subject },
        after: { count },
      })),
    )
    await emailAdmins(tx, rule, suspects, `${publicUrl}${AUDIT_LOG_PATH}`)
    return suspects.length
  })
}
