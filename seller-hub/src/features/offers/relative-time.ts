import { localTime } from '@closyyy/i18n/local-time'
import type { OffersText } from './offers-text.ts'

const HOUR_MS = 3_600_000
const HOURS_TOLD = 48
const DAYS_TOLD = 7

/** How long ago a moment was: just now, whole hours up to 48, then days, after a week the date (UI-4). */
export function relativeTime(t: OffersText, moment: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(moment)) / HOUR_MS)
  if (hours < 1) return t('time.just-now')
  if (hours <= HOURS_TOLD) return t('time.hours', { count: hours })
  const days = Math.floor(hours / 24)
  return days <= DAYS_TOLD ? t('time.days', { count: days }) : localTime(moment, 'day')
}
