import { useLingui } from '@lingui/react'
import type { Locale } from './locales.ts'

/** Returns the page's language. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale
}
