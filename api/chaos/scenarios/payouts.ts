import { join } from 'node:path'
import type { Call } from '@closyyy/contract/call'
import {
  approvePayout,
  cancelPayout,
  claimPayout,
  payPayout,
  rejectPayout,
  requestPayout,
} from '@closyyy/contract/payouts-calls'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { startApi } from '../../test/api-process.ts'
import { addSignedInUser, addUser } from '../../test/builders.ts'
import { bankDetails } from '../../test/filled-forms.ts'
import { addSale } from '../../test/sales.ts'
import { balancedBookings, countFindings, type Invariants } from '../checks.ts'
import type { Fixture } from '../fixture.ts'

const SELLERS = 12
/** Rs.1,800 each for the seller. */
const SALES = 3
const REQUESTS = 12
const AMOUNT = 1_000
/** Approving, claiming and paying takes a round each. */
const ROUNDS = 4

const variables = {
  PAYOUT_HOLD_SECONDS: '0',
  TWO_PEOPLE_ABOVE_RUPEES: String(AMOUNT - 1),
  LIMIT_PAYOUTS_PER_ACCOUNT: '1000000',
}

const EXPECTED = [200, 201, 403, 409, 422]

const paidTimes = sql`(
  select count(*) from ledger_transactions t where t.payout_id = p.id and t.kind = 'payout-paid'
)`
const returnedTimes = sql`(
  select count(*) from ledger_transactions t
  where t.payout_id = p.id and t.kind in ('payout-rejected', 'payout-cancelled')
)`

const invariants: Invariants = {
  ...balancedBookings,
  'payouts booked otherwise than their status says': sql`
    select from payouts p
    where ${paidTimes} <> (p.status = 'paid')::int or ${returnedTimes} <> (p.status in ('rejected', 'cancelled'))::int`,
  'payouts that one person approved and paid': sql`
    select from payouts p where p.status = 'paid' and (p.approved_by is null or p.approved_by = p.paid_by)`,
  'sellers who were paid more than they earned': sql`
    select from ledger_entries where account = 'seller-balance' group by user_id having sum(amount_paisa) < 0`,
  'payouts that their seller got too many messages about': sql`
    select from users u
    where (select count(*) from outbox m where m.recipient = u.email and m.template = 'payout-paid')
      > (select count(*) from payouts p where p.user_id = u.id and p.status = 'paid')`,
}

async function addSellers(db: Db) {
  const buyer = await addUser(db)
  const sellers: Awaited<ReturnType<typeof addSignedInUser>>[] = []
  for (let count = 0; count < SELLERS; count++) {
    const seller = await addSignedInUser(db)
    const account_number = String(1_000_000_000 + count)
    const account = { ...bankDetails, account_number, iban: `PK36MEZN000000${account_number}` }
    await db
      .insertInto('bank_details')
      .values({ ...account, user_id: seller.id, updated_at: sql`now() - interval '30 days'` })
      .execute()
    for (let sale = 0; sale < SALES; sale++) await addSale(db, { seller_id: seller.id, buyer_id: buyer.id })
    sellers.push(seller)
  }
  return sellers
}

/** Adds an administrator with the second factor that decisions need. */
async function addAdmin(db: Db) {
  const admin = await addSignedInUser(db, { is_admin: true })
  await db
    .insertInto('second_factors')
    .values({ user_id: admin.id, sealed_secret: '', confirmed_at: sql`now()` })
    .execute()
  return admin
}

/** Lets sellers and two administrators request, cancel, approve, claim, reject and pay the same payouts in two processes. */
export async function raceForPayouts({ settings, withDb }: Fixture): Promise<Record<string, number>> {
  const { sellers, admins } = await withDb(async db => ({
    sellers: await addSellers(db),
    admins: [await addAdmin(db), await addAdmin(db)],
  }))
  const start = (name: string) => startApi({ ...settings, ...variables, DATA_DIR: join(settings.DATA_DIR ?? '', name) })
  const processes = await Promise.all([start('first'), start('second')])
  const statuses = new Map<number, number>()
  let place = 0

  /** Sends a call to the processes in turn. */
  async function send({ method, path }: Call, id: number, token: string, body: object = {}): Promise<void> {
    const { url } = processes[place++ % processes.length] ?? { url: '' }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { status } = await fetch(url + path.replace(':id', String(id)), {
      method,
      headers,
      body: JSON.stringify(body),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  const requests = sellers.flatMap(({ token }) =>
    Array.from({ length: REQUESTS }, () => send(requestPayout, 0, token, { amount: AMOUNT })),
  )
  await Promise.all(requests)
  const payouts = await withDb(db => db.selectFrom('payouts').select(['id', 'user_id']).execute())
  for (let round = 0; round < ROUNDS; round++)
    for (const seller of sellers) {
      const acts = payouts
        .filter(({ user_id }) => user_id === seller.id)
        .flatMap(({ id }) => [
          ...admins.flatMap(({ token }) => [
            send(approvePayout, id, token),
            send(claimPayout, id, token),
            send(payPayout, id, token),
            send(payPayout, id, token),
            ...(id % 3 === round ? [send(rejectPayout, id, token, { reason: 'The account is closed.' })] : []),
          ]),
          ...(id % 4 === round ? [send(cancelPayout, id, seller.token)] : []),
        ])
      await Promise.all(acts)
    }
  for (const each of processes) await each.kill('SIGTERM')

  const tally = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const ends = await withDb(db =>
    db
      .selectFrom('payouts')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  )
  console.log(`responses: ${tally}; payouts: ${ends.map(({ status, count }) => `${count} ${status}`).join(', ')}`)
  const violations = await withDb(db => countFindings(db, invariants))
  const unexpected = [...statuses].filter(([status]) => !EXPECTED.includes(status))
  return {
    ...violations,
    'ends that no payout came to': ['paid', 'rejected', 'cancelled'].filter(
      end => !ends.some(({ status }) => status === end),
    ).length,
    'unexpected responses': unexpected.reduce((sum, [, count]) => sum + count, 0),
  }
}
