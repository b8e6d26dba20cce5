/** A phone of twelve digits as people here write it. */
export function localPhone(phone: string): string {
  return phone.replace(/^92/, '0')
}

/** The same for reading, in one piece also within text that runs from right to left. */
export function shownPhone(phone: string): string {
  return `\u2066${localPhone(phone).replace(/^(\d{4})/, '$1 ')}\u2069`
}
