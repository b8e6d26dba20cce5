import type { Locale } from './locales.ts'

const options = {
  /** `24 November 2026` */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `24 November at 4:30 pm`, with the year if it is another one than now */
  time: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  /** `24 Nov 2026, 4:30:05 pm` */
  exact: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
  /** `Tuesday 4:30 pm` */
  weekday: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** `24 Nov`, with the year if it is another one than now */
  short: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const pageLocale = () => (document.documentElement.lang === 'ur' ? 'ur' : 'en')

const formatOf = (given: Intl.DateTimeFormatOptions, locale = pageLocale()) =>
  new Intl.DateTimeFormat(`${locale}-PK`, { ...given, numberingSystem: 'latn' })

/**
 * `24 نومبر، سہ پہر 4:30 بجے`. Urdu's locale data has Latin AM and PM; people name the part of the day, before the
 * time, and sentences go on after it: «سہ پہر 4:30 بجے تک».
 */
function urduTime(time: Date, { hour, minute, second, ...day }: Intl.DateTimeFormatOptions) {
  const { timeZone } = day
  const parts = formatOf({ hour, minute, second, timeZone, dayPeriod: 'short' }, 'ur').formatToParts(time)
  const partOfDay = parts.find(({ type }) => type === 'dayPeriod')?.value
  const clock = parts.map(({ type, value }) => (type === 'dayPeriod' ? '' : value)).join('')
  return `${formatOf(day, 'ur').format(time)}، ${partOfDay} ${clock.trim()} بجے`
}

const textOf = (time: Date, given: Intl.DateTimeFormatOptions, locale = pageLocale()) =>
  given.hour && locale === 'ur' ? urduTime(time, given) : formatOf(given, locale).format(time)

/** Formats an ISO time in the browser's time zone and the page's language. Browser only. */
export function localTime(moment: string, form: keyof typeof options) {
  const time = new Date(moment)
  const needsYear = form !== 'weekday' && time.getFullYear() !== new Date().getFullYear()
  return textOf(time, { ...options[form], ...(needsYear && { year: 'numeric' }) })
}

/** Formats the days between two times: `23–26 January`. Browser only. */
export const localDays = (from: Date, to: Date) => formatOf({ day: 'numeric', month: 'long' }).formatRange(from, to)

const shopZone = { timeZone: 'Asia/Karachi' }

/** Formats an ISO time where the shop is: `24 November at 4:30 pm`. */
export const shopTime = (moment: string, locale: Locale) =>
  textOf(new Date(moment), { ...options.time, ...shopZone }, locale)

/** Formats the day of an ISO time where the shop is: `24 November 2026`. */
export const shopDay = (moment: string, locale: Locale) =>
  textOf(new Date(moment), { ...options.day, ...shopZone }, locale)

/** Formats the days between two times where the shop is: `23–26 January`. */
export const shopDays = (from: Date, to: Date, locale: Locale) =>
  formatOf({ day: 'numeric', month: 'long', ...shopZone }, locale).formatRange(from, to)

/** Formats a calendar day, such as `2026-11-24`, in the page's language, independent of the time zone. Browser only. */
export const localDay = (day: string, form: 'day' | 'short') =>
  textOf(new Date(`${day}T00:00:00Z`), { ...options[form], timeZone: 'UTC' })
