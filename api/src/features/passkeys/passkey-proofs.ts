import type { Assertion, NewCredential } from '@closyyy/contract/passkeys-schemas'
import type { Settings } from '../../env.ts'
import { ALGORITHMS, relyingPartyOf, userHandleOf } from './relying-party.ts'

interface Expected {
  challenge: string
  publicUrl: Settings['publicUrl']
}

const expectations = ({ challenge, publicUrl }: Expected) => {
  const { id, origin } = relyingPartyOf(publicUrl)
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true }
}

const complete = <Credential extends { id: string }>(credential: Credential) => ({
  ...credential,
  rawId: credential.id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** Loaded with the first passkey: most processes never verify one. */
const library = () => import('@simplewebauthn/server')

/** Verifies origin, relying party, challenge and user verification of a new passkey. @returns undefined if any is wrong */
export async function verifyNewCredential({ id, response }: NewCredential, expected: Expected) {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject } = response
  const verified = await verifyRegistrationResponse({
    ...expectations(expected),
    response: complete({ id, response: { clientDataJSON, attestationObject } }),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  const credential = verified?.registrationInfo?.credential
  return credential?.id === id ? credential : undefined
}

/**
 * Verifies a proof by the stored public key: signature, origin, relying party, challenge and user verification, but not
 * the counter, which is compared when it is stored.
 * @returns the authenticator's counter; undefined if anything is wrong
 */
export async function verifyAssertion(
  { id, response: { userHandle, ...response } }: Assertion,
  passkey: { user_id: number; public_key: Buffer },
  expected: Expected,
): Promise<number | undefined> {
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.user_id)) return undefined
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    ...expectations(expected),
    response: complete({ id, response }),
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}
