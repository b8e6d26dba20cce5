import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import type { UnitAddress } from '@closyyy/platform/boot'
import { redirect } from '@closyyy/platform/router'
import { matchClaim } from '../remotes/claims.ts'

/** Sends a visitor without a session away from an address that needs one; undefined lets them in. */
export function guard(units: Record<string, UnitAddress>, url: URL, isSignedIn: boolean): Response | undefined {
  const claim = matchClaim(units, url.pathname)
  return claim?.requiresSession && !isSignedIn
    ? redirect(withRedirect(LOGIN_PATH, url.pathname + url.search))
    : undefined
}
