import type { UnitAddress } from '@closyyy/platform/boot'
import { redirect } from '@closyyy/platform/router'
import { matchClaim } from '../remotes/claims.ts'

/** Where a visitor without a session is sent, with the way back. */
export function loginAddress(from: { pathname: string; search: string }): string {
  return `/seller/login?redirect=${encodeURIComponent(from.pathname + from.search)}`
}

/** Sends a visitor without a session away from an address that needs one; undefined lets them in. */
export function guard(units: Record<string, UnitAddress>, url: URL, isSignedIn: boolean): Response | undefined {
  const claim = matchClaim(units, url.pathname)
  return claim?.requiresSession && !isSignedIn ? redirect(loginAddress(url)) : undefined
}
