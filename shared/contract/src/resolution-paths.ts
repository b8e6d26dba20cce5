/** The Resolution Centre. */
export const RESOLUTION_PATH = '/seller/resolution'

/** Path of a dispute in the resolution centre. */
export function resolutionPath(disputeId: number): string {
  return `${RESOLUTION_PATH}?dispute=${disputeId}`
}

/** Path of the form that reports a problem with an order. */
export function reportPath(orderId: number): string {
  return `${RESOLUTION_PATH}?report=${orderId}`
}
