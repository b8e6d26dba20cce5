import { randomBytes } from 'node:crypto'
import { isSameSecret } from '@closyyy/gateway/shell-proof'
import { keyedHash } from '../../secrets/server-secret.ts'

const COOKIE = 'device'
const MAX_AGE_SECONDS = 31_536_000
/** People who share a device; the one who signed in first is forgotten. */
const MAX_PEOPLE = 5

interface Member {
  id: number
  password_hash: string | null
}

/** What the cookie of a device contains: its id, and a proof for each person who signed in on it. */
interface KnownDevice {
  id: string
  proofs: Map<number, string>
}

/** A new password ends the proof. */
function proofOf(deviceId: string, { id, password_hash }: Member): string {
  return keyedHash('device', `${deviceId} ${id} ${password_hash}`)
}

function readDevice(cookies: string | undefined): KnownDevice | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]{1,600})(?:;|$)`).exec(cookies ?? '')?.[1]
  const [id = '', ...entries] = value?.split('~') ?? []
  if (!/^[\w-]{22}$/.test(id)) return undefined
  const proofs = entries.slice(0, MAX_PEOPLE).map(entry => entry.split('.'))
  return { id, proofs: new Map(proofs.map(([user, proof = '']) => [Number(user), proof])) }
}

/** Returns the id of the device if this person signed in on it before, with the password of today. */
export function knownDeviceOf(cookies: string | undefined, member: Member): string | undefined {
  const device = readDevice(cookies)
  const proof = device?.proofs.get(member.id)
  return device && proof && isSameSecret(proof, proofOf(device.id, member)) ? device.id : undefined
}

/** Returns the cookie by which the device of a person who signed in is known from now on. */
export function deviceCookie(cookies: string | undefined, member: Member, isSecure: boolean): string {
  const { id, proofs } = readDevice(cookies) ?? { id: randomBytes(16).toString('base64url'), proofs: new Map() }
  proofs.delete(member.id)
  const others = [...proofs].slice(1 - MAX_PEOPLE)
  const value = [id, ...[...others, [member.id, proofOf(id, member)]].map(entry => entry.join('.'))].join('~')
  const scope = `Path=/api/v1/auth; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict`
  return `${COOKIE}=${value}; ${scope}${isSecure ? '; Secure' : ''}`
}
