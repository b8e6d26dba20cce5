import { randomBytes, randomUUID } from 'node:crypto'
import { confirmEmail } from '@closyyy/contract/accounts-calls'
import { getGuestOrder } from '@closyyy/contract/orders-calls'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { CLIENT_HEADER, PROOF_HEADER } from '@closyyy/gateway/shell-proof'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { readSettings } from '../../src/env.ts'
import { countTry } from '../../src/features/phone-codes/phone-codes-queries.ts'
import { MAX_TRIES, sendCode } from '../../src/features/phone-codes/phone-codes-service.ts'
import { hashPassword } from '../../src/features/sessions/passwords.ts'
import { startApi } from '../../test/api-process.ts'
import { addUser } from '../../test/builders.ts'
import { addressLines } from '../../test/filled-forms.ts'
import type { Fixture } from '../fixture.ts'

const CODES = 100_000
const GUESSES = 10_000
const IPS = 500
const PHONES = 2_000
const PREFIXES = 20
const WORKERS = 16
const AT_ONCE = 100

const { limits, codeTtlMinutes } = readSettings({ DEMO_MODE: 'off' })

const SECRET = 'secret-of-both-servers'

/** The botnet could solve every challenge. */
const solvedChallenges = {
  CHALLENGE_AFTER_PER_IP: '1000000',
  CHALLENGE_AFTER_PER_PHONE_BLOCK: '1000000',
  CHALLENGE_AFTER_PER_SHOP: '1000000',
}

/** Returns the n-th IP of a simulated botnet, of which the API is told as by the document server. */
const ipOf = (place: number) => `10.0.${Math.floor(place / 250)}.${place % 250}`

type Tally = Map<number, number>

async function attack(count: number, send: (place: number) => Promise<Response>): Promise<Tally> {
  const tally: Tally = new Map()
  let next = 0
  const work = async () => {
    for (let place = next++; place < count; place = next++) {
      const { status } = await send(place)
      tally.set(status, (tally.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return tally
}

const countOf = (tally: Tally, ...statuses: number[]) =>
  statuses.reduce((sum, status) => sum + (tally.get(status) ?? 0), 0)
const log = (what: string, tally: Tally) =>
  console.log(`${what}: ${[...tally].map(([status, count]) => `${count} × ${status}`).join(', ')}`)

const headersFrom = (ip: string) => ({ [PROOF_HEADER]: SECRET, [CLIENT_HEADER]: ip })
const post = (url: string, path: string, body: object, ip: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersFrom(ip) },
    body: JSON.stringify(body),
  })
const get = (url: string, path: string, ip: string) => fetch(url + path, { headers: headersFrom(ip) })

/** Ages the sent codes by half a minute, so that another may be requested. */
const waitForCodes = (db: Db) => sql`update phone_codes set sent_at = sent_at - interval '31 seconds'`.execute(db)

/** Guesses the codes of one phone for a day, requesting a new one whenever allowed. @returns the compared guesses */
async function guessCodes(db: Db): Promise<number> {
  const phone = '923451234567'
  let compared = 0
  for (let tried = 0; tried < CODES; tried += AT_ONCE) {
    await waitForCodes(db)
    const from = { ip: ipOf((tried / AT_ONCE) % IPS), locale: 'en' as const }
    await sendCode(db, { limits, codeTtlMinutes }, phone, from).catch(error => {
      if ((error as { code?: string }).code !== 'too-many') throw error
    })
    const tries = await Promise.all(
      Array.from({ length: AT_ONCE }, () => countTry(db, { phone, userId: null }, MAX_TRIES)),
    )
    compared += tries.filter(hash => hash !== undefined).length
  }
  return compared
}

async function pumpTexts(url: string, { withDb }: Fixture): Promise<Tally> {
  // Accounts of the tests have phones that begin with 92300.
  const phoneOf = (place: number) => `923${10 + (place % PREFIXES)}${String(place).padStart(7, '0')}`
  const all: Tally = new Map()
  for (let round = 0; round < GUESSES / PHONES; round++) {
    const tally = await attack(PHONES, place =>
      post(url, sendPhoneCode.path, { phone: phoneOf(place) }, ipOf(place % IPS)),
    )
    for (const [status, count] of tally) all.set(status, (all.get(status) ?? 0) + count)
    await withDb(waitForCodes)
  }
  return all
}

/** Adds an account and a guest order as targets. @returns the account and the order's id */
async function addVictims(db: Db) {
  const password_hash = await hashPassword('nobody guesses this one')
  const victim = await addUser(db, { username: 'the_victim', password_hash })
  const { id: seller_id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', 'like', 'seller_%')
    .executeTakeFirstOrThrow()
  const paisa = { subtotal_paisa: 100, delivery_fee_paisa: 0, platform_fee_paisa: 0, seller_profit_paisa: 100 }
  const guest = { guest_id: randomUUID(), guest_email: 'g@example.pk', guest_phone: '923001112223' }
  const names = { guest_first_name: 'Zoë', guest_last_name: 'Khan', tracking_no: 'GUESS1' }
  const row = { seller_id, ...guest, ...names, ...addressLines, ...paisa }
  const { id: orderId } = await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
  return { victim, orderId }
}

export async function guess(fixture: Fixture): Promise<Record<string, number>> {
  const { settings, withDb } = fixture
  const compared = await withDb(guessCodes)
  console.log(`${CODES} guesses of one phone's codes: ${compared} compared`)
  const { victim, orderId } = await withDb(addVictims)
  const api = await startApi({ ...settings, ...solvedChallenges, SHELL_SECRET: SECRET })
  const { url } = api
  const wrong = (place: number) => ({ login: victim.username, password: `a wrong guess ${place}` })
  const passwords = await attack(GUESSES, place =>
    post(url, login.path, wrong(place), ipOf(place < GUESSES / 2 ? 0 : place % IPS)),
  )
  log(`${GUESSES} passwords of one account, half of them from one IP`, passwords)
  const orderPath = getGuestOrder.path.replace(':orderId', String(orderId))
  const ids = {
    'guest ids of an order': await attack(GUESSES, place =>
      get(url, `${orderPath}?guest_id=${randomUUID()}`, ipOf(place % IPS)),
    ),
    'names of photos': await attack(GUESSES, place =>
      get(url.replace(/\/api$/, ''), `/photos/${randomBytes(16).toString('hex')}-320.webp`, ipOf(place % IPS)),
    ),
    'tokens of emailed links': await attack(GUESSES, place =>
      post(url, confirmEmail.path, { token: randomBytes(32).toString('base64url') }, ipOf(place % IPS)),
    ),
  }
  for (const [what, tally] of Object.entries(ids)) log(`${GUESSES} ${what}`, tally)
  const texts = await pumpTexts(url, fixture)
  log(`${GUESSES} text messages to ${PHONES} phones from ${IPS} IPs`, texts)
  const comingBack = await post(url, sendPhoneCode.path, { phone: `+${victim.phone}` }, ipOf(0))
  const alarms = await withDb(db =>
    db.selectFrom('outbox').select('created_at').where('template', '=', 'codes-running-out').execute(),
  )
  console.log(`an existing account requests a code after that: ${comingBack.status}; ${alarms.length} alarm`)
  await api.kill('SIGTERM')
  const everything = [passwords, texts, ...Object.values(ids)]
  return {
    'codes compared beyond 50 for a phone and day': Math.max(0, compared - 5 * limits.codesPerPhone),
    'passwords compared beyond 10 in a quarter of an hour': Math.max(
      0,
      countOf(passwords, 401) - limits.loginsPerAccount,
    ),
    'passwords let in': countOf(passwords, 200),
    'made-up ids that opened something': Object.values(ids).reduce((sum, tally) => sum + countOf(tally, 200), 0),
    'texts sent to strangers beyond four fifths of those of a day': Math.max(
      0,
      countOf(texts, 200) - 0.8 * limits.codesPerDay,
    ),
    'existing accounts that get no code': Number(comingBack.status !== 200),
    'alarms too few or too many': Math.abs(alarms.length - 1),
    'responses that are neither a success nor an expected error': everything.reduce(
      (sum, tally) => sum + [...tally.keys()].filter(status => status >= 500).length,
      0,
    ),
  }
}
