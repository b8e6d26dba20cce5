const options = {
  /** `24 November 2026` */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `24 November, 4:30 pm` */
  time: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  /** `Tuesday, 4:30 pm` */
  weekday: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** `24 Nov` */
  short: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

function formatOf(given: Intl.DateTimeFormatOptions) {
  const isUrdu = document.documentElement.lang === 'ur'
  // Urdu's locale data has Latin AM and PM; its names of the parts of the day are what people say.
  const dayPeriod = isUrdu && given.hour ? 'short' : undefined
  return new Intl.DateTimeFormat(isUrdu ? 'ur-PK' : 'en-PK', { ...given, dayPeriod, numberingSystem: 'latn' })
}

const textOf = (time: Date, given: Intl.DateTimeFormatOptions) => formatOf(given).format(time)

/** A moment of the server as this browser's clock and the page's language say it; browser only. */
export const localTime = (moment: string, form: keyof typeof options) => textOf(new Date(moment), options[form])

/** The days between two moments, as `23–26 January`; browser only. */
export const localDays = (from: Date, to: Date) => formatOf({ day: 'numeric', month: 'long' }).formatRange(from, to)

/** A day of the calendar, as 2026-11-24, in the page's language, the same everywhere; browser only. */
export const localDay = (day: string, form: 'day' | 'short') =>
  textOf(new Date(`${day}T00:00:00Z`), { ...options[form], timeZone: 'UTC' })
