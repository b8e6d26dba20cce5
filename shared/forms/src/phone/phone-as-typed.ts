/** Groups a mobile number as people write it: 0300 1234567 or +92 300 1234567; other texts stay as they are. */
export function phoneAsTyped(text: string): string {
  const [, prefix, operator, rest] = /^(0|\+92)(3\d{0,2})(\d*)$/.exec(text.replace(/[\s-]/g, '')) ?? []
  if (prefix === undefined || operator === undefined) return text
  const start = prefix === '0' ? `0${operator}` : `+92 ${operator}`
  return rest ? `${start} ${rest}` : start
}
