/** Returns a phone of 12 digits as people in Pakistan write it: 03…. */
export function localPhone(phone: string): string {
  return phone.replace(/^92/, '0')
}

/** Adds a space, and isolates the number from right-to-left text. */
export function displayPhone(phone: string): string {
  return `\u2066${localPhone(phone).replace(/^(\d{4})/, '$1 ')}\u2069`
}
