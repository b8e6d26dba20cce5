import { localTime } from '@closyyy/i18n/local-time'
import type { OffersText } from './offers-text.ts'

const HOUR_MS = 3_600_000
const MAX_HOURS = 48
const MAX_DAYS = 7

/** Returns whole hours up to 48, then days, after a week the date (UI-4). */
export function relativeTime(t: OffersText, moment: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(moment)) / HOUR_MS)
  if (hours < 1) return t('time.just-now')
  if (hours <= MAX_HOURS) return t('time.hours', { count: hours })
  const days = Math.floor(hours / 24)
  return days <= MAX_DAYS ? t('time.days', { count: days }) : localTime(moment, 'day')
}
