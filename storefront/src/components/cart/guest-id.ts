/** Storage key (SESSION-7). */
const KEY = 'guestID'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Undefined if missing or rejected by the server's rules. */
export function readGuestId(): string | undefined {
  const id = localStorage.getItem(KEY)
  return id && UUID.test(id) ? id : undefined
}

export function requireGuestId(): string {
  const id = readGuestId() ?? crypto.randomUUID()
  localStorage.setItem(KEY, id)
  return id
}

export function clearGuestId() {
  localStorage.removeItem(KEY)
}
