/** Wraps a value in isolation marks in Urdu, so that a Latin name or price does not reorder the text around it. */
export function isolate(value: string, locale: string): string {
  return locale === 'ur' ? `\u2068${value}\u2069` : value
}
