import { deleteOwnData, keepAccount } from '@closyyy/contract/data-deletion-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser, getProfile } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { lastMessage } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings, type Settings } from '../../env.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { closeAccount } from './data-deletion-service.ts'
import { isDue } from './deletion-requests-queries.ts'
import { closeDueAccounts } from './deletion-requests-service.ts'

const PASSWORD = 'a good long one'
const GRACE = 7 * 86_400

let api: TestApi
let settings: Settings
let password_hash: string
let user: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi(own => {
    own.deletionGraceDays = readSettings({}).deletionGraceDays
    settings = own
  })
  password_hash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  user = await addUser(api.db, { password_hash })
  token = await signIn(api.db, user)
})
afterAll(() => api.close())

const remove = () => api.call(deleteOwnData, {}, token)
const logIn = async () => (await api.call(login, { body: { login: user.username, password: PASSWORD } })).data.token
const closeDue = () =>
  closeDueAccounts(
    { db: api.db, settings, photos: openPhotoStore({ folder: 'none', draw: async () => undefined }) },
    { warn: () => undefined },
  )
const age = (seconds: number) =>
  sql`update deletion_requests set closes_at = closes_at - make_interval(secs => ${seconds}) where user_id = ${user.id}`.execute(
    api.db,
  )
const isClosed = async () => (await api.call(getProfile, { params: { id: user.id } })).status === 404
const activeOf = async (id: number) =>
  (await api.db.selectFrom('products').select('active').where('id', '=', id).executeTakeFirstOrThrow()).active

// PRIVACY-4
describe('a deletion', () => {
  test('signs out and takes products off sale at once, and closes the account 7 days later, to the second', async () => {
    const product = await addProduct(api.db, { seller_id: user.id })
    const { data } = await remove()
    expect(data.keep_until).toBe(data.closed_at)
    expect(Math.round((Date.parse(data.erased_by) - Date.parse(data.closed_at)) / 86_400_000)).toBe(23)
    expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
    expect(await activeOf(product.id)).toBe(false)
    expect(await lastMessage(api, user.email)).toContain('/seller/keep-account')

    await age(GRACE - 5)
    await closeDue()
    expect(await isClosed()).toBe(false)
    await age(5)
    await closeDue()
    expect(await isClosed()).toBe(true)
  })

  test('is withdrawn by the owner, who signs in and keeps the account', async () => {
    const shown = await addProduct(api.db, { seller_id: user.id })
    const hidden = await addProduct(api.db, { seller_id: user.id, active: false })
    const { data } = await remove()
    const again = await logIn()
    expect((await api.call(getOwnUser, {}, again)).data.deletion_at).toBe(data.closed_at)
    expect((await api.call(keepAccount, {}, again)).status).toBe(200)
    expect((await api.call(keepAccount, {}, again)).status).toBe(200)
    expect((await api.call(getOwnUser, {}, again)).data.deletion_at).toBeNull()
    expect([await activeOf(shown.id), await activeOf(hidden.id)]).toEqual([true, false])
    await closeDue()
    expect(await isClosed()).toBe(false)
  })

  test('keeps its deadline if it is requested again', async () => {
    const first = (await remove()).data
    token = await logIn()
    await age(60)
    const { closed_at } = (await remove()).data
    expect(Date.parse(closed_at)).toBe(Date.parse(first.closed_at) - 60_000)
  })

  test('waits while an order is open', async () => {
    await remove()
    const buyer = await addUser(api.db)
    const order = await addOrder(api.db, { seller_id: user.id, buyer_id: buyer.id, status: 'shipped' })
    await age(GRACE)
    await closeDue()
    expect(await isClosed()).toBe(false)
    await api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute()
    await closeDue()
    expect(await isClosed()).toBe(true)
  })

  test('is checked again once the account is locked', async () => {
    await remove()
    await age(GRACE)
    await api.call(keepAccount, {}, await logIn())
    const context = { db: api.db, settings, photos: openPhotoStore({ folder: 'none', draw: async () => undefined }) }
    expect(await closeAccount(context, user.id, tx => isDue(tx, user.id))).toBeUndefined()
    expect(await isClosed()).toBe(false)
  })

  test('closes an account once if two processes run the job, and never one that is kept meanwhile', async () => {
    await remove()
    const again = await logIn()
    await age(GRACE)
    await Promise.all([closeDue(), closeDue(), api.call(keepAccount, {}, again), closeDue()])
    const closed = await api.db.selectFrom('closed_accounts').select('user_id').where('user_id', '=', user.id).execute()
    const left = await api.db.selectFrom('deletion_requests').select('user_id').where('user_id', '=', user.id).execute()
    expect([closed.length, left.length]).toEqual([(await isClosed()) ? 1 : 0, 0])
  })
})
