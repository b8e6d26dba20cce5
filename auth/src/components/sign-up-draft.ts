import { SIGN_UP_KEY } from '@closyyy/platform/session-data/session-keys'

/** The sign-up so far, in session storage; never contains passwords. */
export interface SignUpDraft {
  /** 12 digits, starting with 92. */
  phone?: string
  /** Milliseconds since 1970; until then, the server rejects requests for another code. */
  resendAt?: number
  verificationToken?: string
  /** Path of this site to open after sign-in. */
  returnTo?: string
  first_name?: string
  last_name?: string
  email?: string
  username?: string
  /** The server's field errors that an earlier step shows. */
  fieldErrors?: Record<string, string>
}

/** Storage key of the phone (SESSION-7). */
const PHONE_KEY = 'userPhone'

export function readDraft(): SignUpDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(SIGN_UP_KEY) ?? '{}') as SignUpDraft | null) ?? {}
  } catch {
    return {}
  }
}

export function updateDraft(part: SignUpDraft): void {
  sessionStorage.setItem(SIGN_UP_KEY, JSON.stringify({ ...readDraft(), ...part }))
  if (part.phone) sessionStorage.setItem(PHONE_KEY, part.phone)
}

export function replaceDraft(rest: SignUpDraft): void {
  sessionStorage.setItem(SIGN_UP_KEY, JSON.stringify(rest))
}
