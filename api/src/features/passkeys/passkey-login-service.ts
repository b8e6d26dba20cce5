import type { finishPasskeyLogin as finishPasskeyLoginCall } from '@closyyy/contract/passkeys-calls'
import type { Assertion, RequestOptions } from '@closyyy/contract/passkeys-schemas'
import type { Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceIpLoginLimit } from '../sessions/login-limits.ts'
import { completeLogin, type LoginRequest } from '../sessions/second-step-service.ts'
import { confirmSession } from '../sessions/sessions-service.ts'
import { consumeChallenge, newChallenge } from './passkey-challenges.ts'
import type { Ceremony } from './passkey-challenges-queries.ts'
import { enforceChallengeLimit, enforceLoginChallengeLimit } from './passkey-limits.ts'
import { verifyAssertion } from './passkey-proofs.ts'
import { findByCredentialId, findCredentials, markUsed } from './passkeys-queries.ts'
import { requestOptions } from './relying-party.ts'

type Problem = 'passkey.expired' | 'passkey.invalid' | 'passkey.of-another' | 'passkey.unknown'

interface Attempt {
  credential: Assertion
  ceremony: Ceremony
  /** Error of a passkey that is not accepted. */
  refusal: (problem: Problem) => AppError
}

type Used = { id: number; user_id: number }

/** Records a refused passkey; outside the transaction, which is rolled back. */
async function recordRefusal(db: Db, { user_id }: Used, reason: 'proof' | 'counter'): Promise<void> {
  const object = { type: 'account', id: user_id }
  await recordEvent(db, { action: 'passkey.refused', object, after: { reason } })
}

/** Verifies a passkey and performs `work` with its use, so that neither happens without the other. */
async function acceptPasskey<Result>(
  db: Db,
  { publicUrl }: Settings,
  { credential, ceremony, refusal }: Attempt,
  work: (tx: Db, passkey: Used) => Promise<Result>,
): Promise<Result> {
  const challenge = await consumeChallenge(db, ceremony, credential.response.clientDataJSON)
  if (!challenge) throw refusal('passkey.expired')
  const passkey = await findByCredentialId(db, credential.id)
  if (!passkey) throw refusal('passkey.unknown')
  if (ceremony.user_id !== null && ceremony.user_id !== passkey.user_id) throw refusal('passkey.of-another')
  const counter = await verifyAssertion(credential, passkey, { challenge, publicUrl })
  if (counter === undefined) {
    await recordRefusal(db, passkey, 'proof')
    throw refusal('passkey.invalid')
  }
  const done = await transact(db, async tx =>
    (await markUsed(tx, passkey.id, counter)) ? { result: await work(tx, passkey) } : undefined,
  )
  if (!done) {
    await recordRefusal(db, passkey, 'counter')
    throw refusal('passkey.invalid')
  }
  return done.result
}

export async function beginPasskeyLogin(db: Db, { publicUrl, limits }: Settings, ip: string): Promise<RequestOptions> {
  await enforceLoginChallengeLimit(db, limits, ip)
  return requestOptions(publicUrl, await newChallenge(db, { purpose: 'login', user_id: null }), [])
}

/** Signs in by a passkey: possession and user verification are two factors, so no code is needed (PASSKEY-3). */
export async function finishPasskeyLogin(
  db: Db,
  settings: Settings,
  { credential, device_id }: CallRequest<typeof finishPasskeyLoginCall>['body'],
  { ip, userAgent, cookies, setCookie }: LoginRequest,
): Promise<Session> {
  await enforceIpLoginLimit(db, settings.limits, ip)
  const attempt: Attempt = {
    credential,
    ceremony: { purpose: 'login', user_id: null },
    refusal: problem => new AppError('signed-out', problem),
  }
  const { session, cookie } = await acceptPasskey(db, settings, attempt, async (tx, passkey) => {
    const device = { userAgent, id: device_id }
    const login = await completeLogin(tx, settings, passkey.user_id, { device, cookies })
    await confirmSession(tx, login.session.token, passkey.id)
    return login
  })
  setCookie(cookie)
  return session
}

export async function beginPasskeyConfirmation(
  db: Db,
  { publicUrl }: Settings,
  userId: number,
): Promise<RequestOptions> {
  await enforceChallengeLimit(db, userId)
  const own = await findCredentials(db, userId)
  if (own.length === 0) throw new AppError('conflict', 'passkey.none')
  return requestOptions(publicUrl, await newChallenge(db, { purpose: 'confirm', user_id: userId }), own)
}

/** Confirms a signed-in person by a passkey of theirs (PASSKEY-4). */
export async function confirmPasskey(
  db: Db,
  settings: Settings,
  { userId, token, credential }: { userId: number; token: string; credential: Assertion },
): Promise<null> {
  const attempt: Attempt = {
    credential,
    ceremony: { purpose: 'confirm', user_id: userId },
    refusal: problem => fieldError('credential', problem),
  }
  await acceptPasskey(db, settings, attempt, (tx, passkey) => confirmSession(tx, token, passkey.id))
  return null
}
