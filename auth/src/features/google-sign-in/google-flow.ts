interface Flow {
  flow: string
  /** Where to after signing in: a path of this site. */
  wayOn?: string
}

const KEY = 'googleSignIn'

/** Keeps what only this tab may finish a sign-in with. */
export function keepFlow(flow: Flow): void {
  sessionStorage.setItem(KEY, JSON.stringify(flow))
}

/** What the sign-in of this tab began with; undefined where none did. */
export function readFlow(): Flow | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function forgetFlow(): void {
  sessionStorage.removeItem(KEY)
}
