import { isLocale, type Locale } from '@closyyy/i18n/locales'

/** The language that the visitor chose, from the `locale` cookie. */
export function chosenLocale(cookie = ''): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : 'en'
}
