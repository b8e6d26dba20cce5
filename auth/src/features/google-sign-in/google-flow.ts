interface Flow {
  flow: string
  /** Path of this site to open after sign-in. */
  returnTo?: string
}

const KEY = 'googleSignIn'

/** Stores the sign-in's secret, so that only this tab can finish it. */
export function storeFlow(flow: Flow): void {
  sessionStorage.setItem(KEY, JSON.stringify(flow))
}

export function readFlow(): Flow | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function clearFlow(): void {
  sessionStorage.removeItem(KEY)
}
