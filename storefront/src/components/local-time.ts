const options = {
  /** `24 November 2026` */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `Tuesday, 4:30 pm` */
  time: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment of the server as this browser's clock and the page's language say it; browser only. */
export function localTime(moment: string, form: keyof typeof options): string {
  const language = document.documentElement.lang === 'ur' ? 'ur-PK' : 'en-PK'
  return new Date(moment).toLocaleString(language, options[form])
}
