import { brand } from '@closyyy/contract/brand-identity'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Steps before and after the current one, for clocks that differ. */
const WINDOW = 1

function generatorOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}

/** Returns a new secret in base32, 160 random bits as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the `otpauth:` URL that authenticator apps scan. */
export function otpauthUrl(secret: string, username: string): string {
  return generatorOf(secret, username).toString()
}

/** Returns the time step of a valid code that is later than `lastStep` (RFC 6238, section 5.2); undefined otherwise. */
export function stepOf(secret: string, code: string, lastStep: number, time = Date.now()): number | undefined {
  const delta = generatorOf(secret, '').validate({ token: code, timestamp: time, window: WINDOW })
  if (delta === null) return undefined
  const step = Math.floor(time / 1000 / PERIOD_SECONDS) + delta
  return step > lastStep ? step : undefined
}
