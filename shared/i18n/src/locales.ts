/** The languages people can read the shop in, with their direction. */
export const locales = { en: 'ltr', ur: 'rtl' } as const
export type Locale = keyof typeof locales

/** True for a language that the shop speaks. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}
