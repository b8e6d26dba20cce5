import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../secrets/server-secret.ts'
import type { Puzzle } from './challenger.ts'

/** Signed contents of a challenge token. */
export interface SignedChallenge {
  id: string
  /** Name of the call that it is for. */
  call: string
  puzzle: Puzzle
  /** Milliseconds since 1970. */
  expiresAt: number
}

const signatureOf = (payload: string) => keyedHash('challenge', payload)

/** Signs a challenge, so that no server has to store it. */
export function signToken(challenge: SignedChallenge): string {
  const payload = Buffer.from(JSON.stringify(challenge)).toString('base64url')
  return `${payload}.${signatureOf(payload)}`
}

/** Returns the challenge of a token that this shop signed. */
export function openToken(token: string): SignedChallenge | undefined {
  const [payload = '', signature = ''] = token.split('.')
  const [expected, given] = [Buffer.from(signatureOf(payload)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as SignedChallenge
}
