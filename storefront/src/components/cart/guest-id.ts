/** The storage key of storefront.txt section 3. */
const KEY = 'guestID'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** The id that a guest's cart goes by; undefined while there is none, or none that the server would take. */
export function readGuestId(): string | undefined {
  const id = localStorage.getItem(KEY)
  return id && UUID.test(id) ? id : undefined
}

/** The guest's id, made on first need. */
export function requireGuestId(): string {
  const id = readGuestId() ?? crypto.randomUUID()
  localStorage.setItem(KEY, id)
  return id
}

export function clearGuestId() {
  localStorage.removeItem(KEY)
}
