import { confirmEmail, resendConfirmation } from '@closyyy/contract/accounts-calls'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { lastLinkToken, signUp } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteExpiredLinks } from './account-links-queries.ts'

const CONFIRMATION_SENT = 'If this account still needs a confirmed email, a new link is on its way.'

const DEAD = { status: 422, failure: { errors: { token: ['This link is invalid or has expired.'] } } }

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.accountMailsPerLogin = 2
  })
})
afterAll(() => api.close())

const confirm = (token: string) => api.call(confirmEmail, { body: { token } })
const resend = (name: string) => api.call(resendConfirmation, { body: { login: name } })
const mailsTo = async (to: string) => (await api.call(listOutbox, { query: { to } })).data.length

// ACCOUNT-9
describe('the link', () => {
  test('confirms the email and unlocks the account, repeatedly', async () => {
    const user = await signUp(api)
    const token = await lastLinkToken(api, user.email)
    const { data: session } = await api.call(login, { body: { login: user.email, password: user.password } })
    expect((await api.call(getOwnStats, {}, session.token)).status).toBe(403)
    const first = await confirm(token)
    expect(first).toMatchObject({ status: 200, data: { email: user.email } })
    expect((await confirm(token)).data).toEqual(first.data)
    expect((await api.call(getOwnStats, {}, session.token)).status).toBe(200)
  })

  test('is stored as a hash only', async () => {
    const user = await signUp(api)
    const token = await lastLinkToken(api, user.email)
    const row = await api.db
      .selectFrom('account_links')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(row.token_hash.toString('base64url')).not.toBe(token)
  })

  test('expires after 3 days, and with a changed email', async () => {
    const user = await signUp(api)
    const token = await lastLinkToken(api, user.email)
    await api.db.updateTable('users').set({ email: 'moved@example.pk' }).where('id', '=', user.id).execute()
    expect(await confirm(token)).toMatchObject(DEAD)
    await api.db.updateTable('users').set({ email: user.email }).where('id', '=', user.id).execute()
    await sql`update account_links set expires_at = expires_at - interval '3 days'`.execute(api.db)
    expect(await confirm(token)).toMatchObject(DEAD)
  })

  test('is deleted once expired', async () => {
    const [dead, alive] = [await signUp(api), await signUp(api)]
    await sql`update account_links set expires_at = now() - interval '1 second' where user_id = ${dead.id}`.execute(
      api.db,
    )
    await deleteExpiredLinks(api.db)
    const rows = await api.db.selectFrom('account_links').select('user_id').execute()
    expect(rows.map(row => row.user_id)).toContain(alive.id)
    expect(rows.map(row => row.user_id)).not.toContain(dead.id)
  })

  test.each(['', 'made-up', 'x'.repeat(101)])('rejects the token %j', async token => {
    expect((await confirm(token)).failure.errors).toHaveProperty('token')
  })
})

describe('resending the link', () => {
  test('replaces the old link, by any login', async () => {
    const user = await signUp(api)
    const old = await lastLinkToken(api, user.email)
    expect(await resend(`0${user.phone?.slice(2)}`)).toMatchObject({ status: 200, data: CONFIRMATION_SENT })
    const fresh = await lastLinkToken(api, user.email)
    expect(fresh).not.toBe(old)
    expect(await confirm(old)).toMatchObject(DEAD)
    expect((await confirm(fresh)).status).toBe(200)
  })

  // ACCOUNT-9
  test('returns the same for a confirmed and an unknown login, and mails nothing', async () => {
    const confirmed = await addUser(api.db)
    for (const name of [confirmed.email, 'nobody@example.pk'])
      expect(await resend(name)).toMatchObject({ status: 200, data: CONFIRMATION_SENT })
    expect(await mailsTo(confirmed.email)).toBe(0)
    expect(await mailsTo('nobody@example.pk')).toBe(0)
    const { rows } = await sql`select from account_links where user_id is null`.execute(api.db)
    expect(rows).toHaveLength(0)
  })

  test('is limited per login, known or not, with the same message', async () => {
    const user = await signUp(api)
    const rejected = []
    for (const name of [user.username, 'nobody_at_all']) {
      expect((await resend(name)).status).toBe(200)
      expect((await resend(name)).status).toBe(200)
      rejected.push(await resend(name))
    }
    expect(rejected.map(response => response.status)).toEqual([429, 429])
    expect(rejected[0]?.failure).toEqual(rejected[1]?.failure)
  })
})
