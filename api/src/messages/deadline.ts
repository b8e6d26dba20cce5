import type { Locale } from './render.ts'

const timeZone = 'Asia/Karachi'

function formatsOf(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-PK`, { ...options, timeZone, numberingSystem: 'latn' })
  return {
    day: format({ day: 'numeric', month: 'long' }),
    dayAndYear: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    // Urdu's locale data has Latin AM and PM; people name the part of the day.
    time: format({ hour: 'numeric', minute: '2-digit', ...(locale === 'ur' && { dayPeriod: 'short' }) }),
  }
}

const formats = { en: formatsOf('en'), ur: formatsOf('ur') }
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })

/** Formats a time in Pakistan, with the year unless it is the current one: `24 November, 4:30 pm`. */
export function formatDeadline(at: Date, locale: Locale, now = new Date()): string {
  const { day, dayAndYear, time } = formats[locale]
  const date = (year.format(at) === year.format(now) ? day : dayAndYear).format(at)
  const parts = Object.fromEntries(time.formatToParts(at).map(({ type, value }) => [type, value]))
  const clock = `${parts.hour}:${parts.minute}`
  // Sentences go on after it: «سہ پہر 4:30 بجے تک».
  return locale === 'ur' ? `${date}، ${parts.dayPeriod} ${clock} بجے` : `${date}, ${clock} ${parts.dayPeriod}`
}
