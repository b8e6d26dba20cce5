import { type SignedIn, sessionEnded } from '@closyyy/platform/session'
import type { Store } from './store.ts'

/** Storage keys of the session; both picture keys have the same value. */
const keys = { token: 'authToken', userId: 'userId', username: 'username', pictures: ['pro_pic', 'profile_picture'] }

export function readSession(storage: Storage = sessionStorage): SignedIn | undefined {
  const token = storage.getItem(keys.token)
  if (!token) return undefined
  return {
    token,
    userId: Number(storage.getItem(keys.userId)),
    username: storage.getItem(keys.username) ?? '',
    profilePicture: storage.getItem(keys.pictures[0] as string) || null,
  }
}

export function persistSession(store: Store, onEnded: () => void, storage: Storage = sessionStorage): void {
  let last = store.getState().session.signedIn
  store.subscribe(() => {
    const { signedIn } = store.getState().session
    if (signedIn === last) return
    last = signedIn
    write(storage, signedIn)
    if (!signedIn) onEnded()
  })
}

/** Ends the session if its token was removed from the tab's storage, which fires no event. */
export function checkSession(store: Store, storage: Storage = sessionStorage): SignedIn | undefined {
  const { signedIn } = store.getState().session
  if (!signedIn || storage.getItem(keys.token)) return signedIn
  store.dispatch(sessionEnded())
  return undefined
}

function write(storage: Storage, signedIn: SignedIn | undefined) {
  const all = [keys.token, keys.userId, keys.username, ...keys.pictures]
  if (!signedIn) {
    for (const key of all) storage.removeItem(key)
    return
  }
  storage.setItem(keys.token, signedIn.token)
  storage.setItem(keys.userId, String(signedIn.userId))
  storage.setItem(keys.username, signedIn.username)
  for (const key of keys.pictures) storage.setItem(key, signedIn.profilePicture ?? '')
}
