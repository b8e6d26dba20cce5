import { createHash } from 'node:crypto'
import { brand } from '@closyyy/contract/brand-identity'
import type { CreationOptions, RequestOptions } from '@closyyy/contract/passkeys-schemas'
import { CHALLENGE_TTL } from './passkey-challenges.ts'

/** COSE algorithms that every runtime verifies: EdDSA, ES256 and RS256, the preferred first. */
export const ALGORITHMS = [-8, -7, -257]

const timeout = CHALLENGE_TTL * 1_000

interface Credential {
  credential_id: string
  transports: string[]
}

/** Id and origin of the shop, from its settings only: never from a request, which an attacker could write. */
export function relyingPartyOf(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Returns the id by which authenticators know an account: it reveals neither number nor name. */
export function userHandleOf(userId: number): string {
  return createHash('sha256').update(`${brand.name} account ${userId}`).digest('base64url')
}

const descriptorsOf = (credentials: Credential[]) =>
  credentials.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key' as const, transports }))

export function creationOptions(
  publicUrl: string,
  challenge: string,
  user: { id: number; username: string; first_name: string },
  known: Credential[],
): CreationOptions {
  return {
    rp: { id: relyingPartyOf(publicUrl).id, name: brand.name },
    user: { id: userHandleOf(user.id), name: user.username, displayName: user.first_name || user.username },
    challenge,
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

export function requestOptions(publicUrl: string, challenge: string, allowed: Credential[]): RequestOptions {
  return {
    challenge,
    rpId: relyingPartyOf(publicUrl).id,
    timeout,
    allowCredentials: descriptorsOf(allowed),
    userVerification: 'required',
  }
}
