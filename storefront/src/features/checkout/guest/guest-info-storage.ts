import { emptyGuestInfo, type GuestValues } from './guest-fields.ts'

const KEY = 'guestInfo'

/** Submitted values after a reload, else saved ones, else an empty form. */
export function readGuestInfo(): GuestValues {
  try {
    return { ...emptyGuestInfo, ...JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return emptyGuestInfo
  }
}

/** Keeps the submitted values, so that a retry after a reload sends an identical body. */
export function storeSubmittedInfo(values: GuestValues) {
  sessionStorage.setItem(KEY, JSON.stringify(values))
}

/** Saves the values for the next order if the guest opted in. */
export function saveOrClearGuestInfo(values: GuestValues) {
  sessionStorage.removeItem(KEY)
  if (values.save_info) localStorage.setItem(KEY, JSON.stringify(values))
  else localStorage.removeItem(KEY)
}
