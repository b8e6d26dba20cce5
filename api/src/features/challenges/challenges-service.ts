import { randomUUID } from 'node:crypto'
import type { Call } from '@closyyy/contract/call'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { countHits, countRequest } from '../limits/limits-service.ts'
import { createCaptcha } from './captcha-gateway.ts'
import { openToken, signToken } from './challenge-token.ts'
import type { Challenger } from './challenger.ts'
import { createProofOfWork } from './proof-of-work.ts'

const TTL_SECONDS = 300
/** Digits in which the phones of a block differ; floods of paid text messages use whole blocks. */
const BLOCK_DIGITS = 4

export interface ChallengeContext {
  db: Db
  settings: Pick<Settings, 'challenges' | 'captcha'>
}

/** A request that may have to be repeated with the solution of a challenge. */
export interface ChallengedRequest {
  call: Call
  /** Key of the client's IP. */
  ip: string
  phone?: string | undefined
  /** The `x-challenge-solution` header. */
  solution: string | undefined
}

function challengerOf({ captcha, challenges }: ChallengeContext['settings']): Challenger {
  return captcha ? createCaptcha(captcha) : createProofOfWork(challenges.maxTries)
}

/** Challenges the requests of a call once too many arrive (LIMIT-9). @throws AppError `challenge` */
export async function requireSolution(context: ChallengeContext, request: ChallengedRequest): Promise<void> {
  if (request.solution && (await isSolved(context, request.call, request.solution))) return
  const retryAfter = await countByOrigin(context, request)
  if (retryAfter === undefined) return
  const puzzle = await challengerOf(context.settings).create()
  const expiresAt = Date.now() + TTL_SECONDS * 1_000
  const token = signToken({ id: randomUUID(), call: request.call.name, puzzle, expiresAt })
  throw new AppError('challenge', 'request.challenge', {}, { retryAfter, challenge: { token, puzzle } })
}

/** Counts a request. @returns the seconds for which challenges go on; undefined below all thresholds */
function countByOrigin(
  { db, settings: { challenges } }: ChallengeContext,
  { call, ip, phone }: ChallengedRequest,
): Promise<number | undefined> {
  const { perIp, perPhoneBlock, perShop, windowSeconds } = challenges
  const threshold = (kind: string, max: number) => ({ name: `challenge-${kind}-${call.name}`, max })
  const block = phone?.slice(0, -BLOCK_DIGITS)
  return countRequest(db, windowSeconds, [
    [threshold('ip', perIp), ip],
    ...(block ? [[threshold('phones', perPhoneBlock), block] satisfies [object, string]] : []),
    [threshold('shop', perShop), 'all'],
  ])
}

/** Accepts a token once, also if the solution is wrong, so that guessing is no cheaper than solving. */
async function isSolved({ db, settings }: ChallengeContext, call: Call, given: string): Promise<boolean> {
  const [, token = '', solution = ''] = /^([^.]+\.[^.]+)\.(.+)$/s.exec(given) ?? []
  const signed = openToken(token)
  if (!signed || signed.call !== call.name || signed.expiresAt <= Date.now()) return false
  const uses = await countHits(db, { name: 'challenge-used', seconds: TTL_SECONDS }, signed.id)
  return uses === 1 && challengerOf(settings).isSolution(signed.puzzle, solution)
}
