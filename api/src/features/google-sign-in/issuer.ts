import type { GoogleReturn } from '@closyyy/contract/google-sign-in-schemas'
import * as oidc from 'openid-client'
import { type AppError, fieldError } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import type { GoogleSettings } from '../../settings/provider-settings.ts'
import { type Flow, openFlow, sealFlow } from './sealed-flow.ts'

const FLOW_MS = 600_000
const TIMEOUT_SECONDS = 8
/** Pause after a failed discovery, so that the sign-in page does not wait for the issuer repeatedly. */
const RETRY_DELAY_MS = 10_000

export interface Claims {
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export interface Issuer {
  begin(): Promise<{ url: string; flow: string } | undefined>
  finish(input: GoogleReturn): Promise<Claims>
}

export function failedSignIn(): AppError {
  return fieldError('code', 'google.failed')
}

const issuerUnavailable = () => serviceUnavailable('google.unavailable')

/** Errors caused by the browser's parameters; all others are the issuer's or ours. */
const clientErrorCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

function isClientError(error: unknown): boolean {
  const { code, error: oauthError } = error as { code?: string; error?: string }
  return clientErrorCodes.has(code ?? '') || oauthError === 'invalid_grant'
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}

/** Discovers the issuer at the first sign-in only. */
export function openIssuer({ issuer, clientId, clientSecret }: GoogleSettings, redirectUri: string): Issuer {
  let discovered: Promise<oidc.Configuration> | undefined
  let retryAt = 0

  function configuration(): Promise<oidc.Configuration> {
    const isLocal = new URL(issuer).protocol === 'http:'
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch(error => {
        discovered = undefined
        retryAt = Date.now() + RETRY_DELAY_MS
        throw error
      })
    return discovered
  }

  async function exchange({ code, state, iss }: GoogleReturn, { state: expectedState, nonce, verifier }: Flow) {
    const returned = new URL(redirectUri)
    for (const [name, value] of Object.entries({ code, state, ...(iss && { iss }) }))
      returned.searchParams.set(name, value)
    const tokens = await oidc.authorizationCodeGrant(await configuration(), returned, {
      pkceCodeVerifier: verifier,
      expectedState,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    return tokens.claims()
  }

  return {
    async begin() {
      if (!discovered && Date.now() < retryAt) return undefined
      const config = await configuration().catch(() => undefined)
      if (!config) return undefined
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      const until = Date.now() + FLOW_MS
      return { url: url.href, flow: sealFlow({ state, nonce, verifier, until }, clientSecret) }
    },

    async finish(input) {
      const flow = openFlow(input.flow, clientSecret)
      if (!flow) throw failedSignIn()
      const claims = await exchange(input, flow).catch(error => {
        throw isClientError(error) ? failedSignIn() : issuerUnavailable()
      })
      if (!claims) throw failedSignIn()
      return {
        subject: claims.sub,
        email: text(claims.email),
        isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
        firstName: text(claims.given_name),
        lastName: text(claims.family_name),
      }
    },
  }
}
