import type { GoogleReturn } from '@closyyy/contract/google-sign-in-schemas'
import * as oidc from 'openid-client'
import { type AppError, fieldError } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import type { GoogleSettings } from '../../provider-settings.ts'
import { type Flow, openFlow, sealFlow } from './sealed-flow.ts'

const FLOW_MS = 600_000
const TIMEOUT_SECONDS = 8
/** After a failure the issuer is left alone for so long: a page of sign-in ways never waits for it twice. */
const REST_MS = 10_000

/** What the issuer says of a person. */
export interface Claims {
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** An OpenID Connect issuer that signs people in. */
export interface Issuer {
  /** Begins a sign-in; undefined while the issuer cannot be reached. */
  begin(): Promise<{ url: string; flow: string } | undefined>
  /** Exchanges a code. @throws AppError `invalid` for what does not fit the flow or is used, `unavailable` */
  finish(given: GoogleReturn): Promise<Claims>
}

export function failedSignIn(): AppError {
  return fieldError('code', 'google.failed')
}

const away = () => serviceUnavailable('google.unavailable')

/** Failures that the browser brought with it; every other one is the issuer's or ours. */
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

function isRefusal(error: unknown): boolean {
  const { code, error: word } = error as { code?: string; error?: string }
  return refusals.has(code ?? '') || word === 'invalid_grant'
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}

/** The issuer that the settings name; nothing is asked of it before the first sign-in. */
export function openIssuer({ issuer, clientId, clientSecret }: GoogleSettings, redirectUri: string): Issuer {
  let known: Promise<oidc.Configuration> | undefined
  let restUntil = 0

  function configuration(): Promise<oidc.Configuration> {
    const isLocal = new URL(issuer).protocol === 'http:'
    known ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch(error => {
        known = undefined
        restUntil = Date.now() + REST_MS
        throw error
      })
    return known
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
      if (!known && Date.now() < restUntil) return undefined
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

    async finish(given) {
      const flow = openFlow(given.flow, clientSecret)
      if (!flow) throw failedSignIn()
      const claims = await exchange(given, flow).catch(error => {
        throw isRefusal(error) ? failedSignIn() : away()
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
