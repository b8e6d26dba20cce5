/** What a person signing up has given so far. A reload keeps it; passwords stand nowhere but in their form. */
export interface SignUpDraft {
  /** Twelve digits, 92 first. */
  phone?: string
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt?: number
  verificationToken?: string
  /** Where to after signing in: a path of this site. */
  wayOn?: string
  first_name?: string
  last_name?: string
  email?: string
  username?: string
  /** Messages of the server about fields of an earlier step, by field. */
  refused?: Record<string, string>
}

const KEY = 'signUp'
/** The storage key of the sign-up phone (SESSION-7). */
const PHONE_KEY = 'userPhone'

/** What this tab keeps; empty before the first send. */
export function readDraft(): SignUpDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SignUpDraft | null) ?? {}
  } catch {
    return {}
  }
}

/** Adds to what is kept. */
export function keepDraft(part: SignUpDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...part }))
  if (part.phone) sessionStorage.setItem(PHONE_KEY, part.phone)
}

/** Forgets everything but the given. */
export function replaceDraft(rest: SignUpDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(rest))
}
