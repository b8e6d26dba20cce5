/**
 * Returns whether a request names a path. A URL with a host of its own, as proxies get, and `//host`, which resolves to
 * one, could replace the shop's host.
 */
export function isPathTarget(target: string): boolean {
  return /^\/(?![/\\])/.test(target)
}
