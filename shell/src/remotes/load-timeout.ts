/** A release that takes longer than this is replaced by the last good one, in milliseconds. */
export const MIN_LOAD_TIMEOUT_MS = 1_500

export function pause(milliseconds: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
