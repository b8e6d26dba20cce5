import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import type { BootUnit } from '@closyyy/platform/federation/boot'
import { redirect } from '@closyyy/platform/router'
import { matchClaim } from '../remotes/claims.ts'

export function guard(units: Record<string, BootUnit>, url: URL, isSignedIn: boolean): Response | undefined {
  return !isSignedIn && matchClaim(units, url.pathname)?.requiresSession
    ? redirect(withRedirect(LOGIN_PATH, url.pathname + url.search))
    : undefined
}
