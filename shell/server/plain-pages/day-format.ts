import type { Locale } from '@closyyy/i18n/locales'

/** Formats days where the shop is. */
export const dayFormat = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${locale}-PK`, {
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
    timeZone: 'Asia/Karachi',
  })
