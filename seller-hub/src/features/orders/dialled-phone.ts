/** A phone as it is dialled: those of accounts stand without the plus, a guest's as they wrote it. */
export function dialled(phone: string): string {
  return /^92\d{10}$/.test(phone) ? `+${phone}` : phone
}
