interface ConnectionInfo {
  /** Round-trip time in milliseconds. */
  rtt?: number
  effectiveType?: string
  saveData?: boolean
}

const connection = () => (navigator as { connection?: ConnectionInfo }).connection ?? {}

/** Above it a connection counts as slow. */
const MAX_FAST_RTT_MS = 100

/** True if the visitor saves data. */
export const savesData = (): boolean => connection().saveData === true

/** True unless the visitor saves data or the connection is as slow as 2G. */
export const allowsPrefetch = (): boolean => !savesData() && !/2g/.test(connection().effectiveType ?? '')

/** True on a fast connection; unknown ones count as slow or metered. */
export function isFastConnection(): boolean {
  const { rtt = 0, effectiveType } = connection()
  return effectiveType === '4g' && rtt <= MAX_FAST_RTT_MS && !savesData()
}
