/** Key in local storage; it outlives sessions, so that a known browser is not reported as new (SESSION-15). */
const KEY = 'deviceId'

/** Returns the random id of this browser, created on first use. */
export function requireDeviceId(): string {
  const id = localStorage.getItem(KEY) ?? crypto.randomUUID()
  localStorage.setItem(KEY, id)
  return id
}
