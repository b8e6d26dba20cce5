import { emptyGuestInfo, type GuestValues } from './guest-fields.ts'

const KEY = 'guestInfo'

/** What a guest typed before a reload, else what they asked this browser to remember, else an empty form. */
export function readGuestInfo(): GuestValues {
  try {
    return { ...emptyGuestInfo, ...JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return emptyGuestInfo
  }
}

/** Keeps a form that is sent, so that it can be sent again in the same words after a reload. */
export function storeSubmittedInfo(values: GuestValues) {
  sessionStorage.setItem(KEY, JSON.stringify(values))
}

/** After the order: remembers the form where the guest asked for it, and forgets it where they did not. */
export function saveOrClearGuestInfo(values: GuestValues) {
  sessionStorage.removeItem(KEY)
  if (values.save_info) localStorage.setItem(KEY, JSON.stringify(values))
  else localStorage.removeItem(KEY)
}
