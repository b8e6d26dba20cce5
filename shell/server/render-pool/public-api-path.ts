const METRICS = '/api/metrics'

/** Returns whether visitors may request a path of the API; its metrics are for the operators' network alone. */
export function isPublicApiPath(path: string): boolean {
  try {
    return decodeURIComponent(new URL(path, 'http://api').pathname).replace(/\/+$/, '') !== METRICS
  } catch {
    return true
  }
}
