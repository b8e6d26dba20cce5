/** Adds the plus that account phones lack; guests' phones stay as typed. */
export function dialled(phone: string): string {
  return /^92\d{10}$/.test(phone) ? `+${phone}` : phone
}
