import type { Guard } from './guards.ts'

const LOGIN = 'src/features/passkeys/passkey-login.test.ts'
const PASSKEYS = 'src/features/passkeys/passkeys.test.ts'

/** Guards of decision 046: a proof signs in its owner once, and only here. */
export const passkeyGuards: Guard[] = [
  {
    name: 'a challenge is used up by its answer',
    file: 'src/features/passkeys/passkey-challenges-queries.ts',
    guard: "    .deleteFrom('passkey_challenges')\n    .where('challenge_hash', '=', challengeHash)",
    without:
      "    .updateTable('passkey_challenges')\n    .set({ purpose: ceremony.purpose })\n    .where('challenge_hash', '=', challengeHash)",
    tests: LOGIN,
    named: 'concurrent answers',
  },
  {
    name: 'a challenge has one purpose',
    file: 'src/features/passkeys/passkey-challenges-queries.ts',
    guard:
      "    .where('purpose', '=', ceremony.purpose)\n    .where('user_id', 'is not distinct from', ceremony.user_id)\n",
    without: '',
    tests: LOGIN,
    named: 'issued for something else',
  },
  {
    name: 'a challenge belongs to one account',
    file: 'src/features/passkeys/passkey-challenges-queries.ts',
    guard: "    .where('user_id', 'is not distinct from', ceremony.user_id)\n",
    without: '',
    tests: PASSKEYS,
    named: 'challenge of another account',
  },
  {
    name: 'challenges expire',
    file: 'src/features/passkeys/passkey-challenges-queries.ts',
    guard: "    .where('expires_at', '>', now)\n",
    without: '',
    tests: LOGIN,
    named: 'after five minutes',
  },
  {
    name: 'passkeys verify their user',
    file: 'src/features/passkeys/passkey-proofs.ts',
    guard: 'requireUserVerification: true',
    without: 'requireUserVerification: false',
    tests: LOGIN,
    named: 'without user verification',
  },
  {
    name: 'the signature of a proof is valid',
    file: 'src/features/passkeys/passkey-proofs.ts',
    guard: 'result?.verified ?',
    without: 'result ?',
    tests: LOGIN,
    named: 'signed by another key',
  },
  {
    name: 'counters rise',
    file: 'src/features/passkeys/passkeys-queries.ts',
    guard: "eb('counter', '<', counter)",
    without: "eb('counter', '>=', 0)",
    tests: LOGIN,
    named: 'counter',
  },
  {
    name: 'a passkey confirms its own account',
    file: 'src/features/passkeys/passkey-login-service.ts',
    guard:
      "  if (ceremony.user_id !== null && ceremony.user_id !== passkey.user_id) throw refusal('passkey.of-another')\n",
    without: '',
    tests: LOGIN,
    named: 'passkey or a challenge of another account',
  },
  {
    name: 'the account is locked while a passkey is added',
    file: 'src/db/lock-account.ts',
    guard: '.forNoKeyUpdate()',
    without: '',
    tests: PASSKEYS,
    named: 'ten at most',
  },
  {
    name: 'a password does not replace an administrator’s passkey',
    file: 'src/features/sessions/sessions-queries.ts',
    guard: 'not(exists(passkeysOf(eb)))',
    without: 'eb.lit(true)',
    tests: LOGIN,
    named: 'cannot replace the passkey',
  },
]
