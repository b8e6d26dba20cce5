/** Supported languages with their text direction. */
export const locales = { en: 'ltr', ur: 'rtl' } as const
export type Locale = keyof typeof locales

/** True for a supported language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}
