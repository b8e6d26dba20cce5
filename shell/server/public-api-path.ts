const INTERNAL = ['/api/metrics', '/api/changes']

/** Returns whether visitors may request a path of the API; metrics and changes are for the operators' network alone. */
export function isPublicApiPath(path: string): boolean {
  try {
    return !INTERNAL.includes(decodeURIComponent(new URL(path, 'http://api').pathname).replace(/\/+$/, ''))
  } catch {
    return true
  }
}
