/** An action that requires sign-in and runs after it (SESSION-10). */
export interface PendingAction {
  kind: 'follow' | 'ask' | 'offer' | 'like' | 'save' | 'rate' | 'report-product' | 'report-person'
  /** Id of the person or product it is about. */
  subject: number
}

/** An action, and the path of this site where it was started. */
export interface StoredPendingAction extends PendingAction {
  path: string
  /** Expiry in milliseconds since 1970. */
  until: number
}

/** Key in local storage. */
export const PENDING_ACTION_KEY = 'pendingAction'
/** Milliseconds; signing up takes a phone code and an email. */
const MAX_AGE_MS = 2 * 3_600_000

/** Stores an action until the guest has signed in, even in a tab opened by an emailed link. Browser only. */
export function storePendingAction(action: PendingAction, path: string): void {
  const stored: StoredPendingAction = { ...action, path, until: Date.now() + MAX_AGE_MS }
  localStorage.setItem(PENDING_ACTION_KEY, JSON.stringify(stored))
}

/** Returns the stored action without removing it; undefined if there is none or it expired. Browser only. */
export function readPendingAction(): StoredPendingAction | undefined {
  try {
    const action: StoredPendingAction | null = JSON.parse(localStorage.getItem(PENDING_ACTION_KEY) ?? 'null')
    return action && action.until > Date.now() ? action : undefined
  } catch {
    return undefined
  }
}

/** Removes the stored action if it is this one. Browser only. @returns whether it was removed */
export function takePendingAction({ kind, subject }: PendingAction): boolean {
  const stored = readPendingAction()
  if (stored?.kind !== kind || stored.subject !== subject) return false
  localStorage.removeItem(PENDING_ACTION_KEY)
  return true
}
