import type { DeadlineDays } from '../../settings/deadline-settings.ts'
import { DAY } from '../../time.ts'
import type { WaitingState } from './orders-policy.ts'

/** Days by setting, and how many days before the deadline a reminder is sent (ORDER-13). */
const waits: Record<WaitingState, { days: keyof DeadlineDays; remindDays: number }> = {
  pending: { days: 'ship', remindDays: 1 },
  shipped: { days: 'delivery', remindDays: 4 },
  refused: { days: 'return', remindDays: 3 },
  delivered: { days: 'confirm', remindDays: 1 },
  returning: { days: 'return', remindDays: 3 },
}

export interface Wait {
  seconds: number
  /** Until the reminder, which is at the earliest at half of the time. */
  reminderSeconds: number
}

export function waitOf(state: WaitingState, days: DeadlineDays): Wait {
  const { days: setting, remindDays } = waits[state]
  return wait(days[setting], remindDays)
}

export function wait(days: number, remindDays: number): Wait {
  return { seconds: days * DAY, reminderSeconds: Math.max(days - remindDays, days / 2) * DAY }
}
