const options = {
  /** `24 November 2026` */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `24 November, 4:30 pm` */
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
  /** `Tuesday, 4:30 pm` */
  weekday: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** `24 Nov` */
  short: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

function formatOf(given: Intl.DateTimeFormatOptions) {
  const isUrdu = document.documentElement.lang === 'ur'
  // Urdu's locale data has Latin AM and PM; people use the names of the parts of the day.
  const dayPeriod = isUrdu && given.hour ? 'short' : undefined
  return new Intl.DateTimeFormat(isUrdu ? 'ur-PK' : 'en-PK', { ...given, dayPeriod, numberingSystem: 'latn' })
}

const textOf = (time: Date, given: Intl.DateTimeFormatOptions) => formatOf(given).format(time)

/** Formats an ISO time in the browser's time zone and the page's language. Browser only. */
export const localTime = (moment: string, form: keyof typeof options) => textOf(new Date(moment), options[form])

/** Formats the days between two ISO times: `23–26 January`. Browser only. */
export const localDays = (from: Date, to: Date) => formatOf({ day: 'numeric', month: 'long' }).formatRange(from, to)

/** Formats a calendar day, such as `2026-11-24`, in the page's language, independent of the time zone. Browser only. */
export const localDay = (day: string, form: 'day' | 'short') =>
  textOf(new Date(`${day}T00:00:00Z`), { ...options[form], timeZone: 'UTC' })
