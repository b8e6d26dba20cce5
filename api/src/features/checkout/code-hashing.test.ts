import { reportOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { requireOutsideTransaction } from '../../db/transaction-guard.ts'

vi.mock('../sessions/passwords.ts', async original => {
  const real = await original<typeof import('../sessions/passwords.ts')>()
  const hashPassword = (text: string) => {
    requireOutsideTransaction()
    return real.hashPassword(text)
  }
  return { ...real, hashPassword: vi.fn(hashPassword) }
})

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

async function hashes(): Promise<number> {
  const { hashPassword } = await import('../sessions/passwords.ts')
  return vi.mocked(hashPassword).mock.calls.length
}

const items = async () => [{ product_id: (await fixture.stock(1)).id }]

/** Has a parcel refused at the door. */
async function refuse(id: number) {
  const { api, act, seller } = fixture
  await act('ship', id, seller.token)
  await api.call(reportOrder, { params: { id }, body: { report: 'refused' } }, seller.token)
}

// CHECKOUT-10
test('the code of an order is hashed outside of its transaction, once, and only if the buyer has to confirm', async () => {
  const { person, buy, buyAsGuest, placeAsGuest } = fixture
  const [known, phoneless, info] = [await person(), await person({ phone: null }), guestInfo()]
  const before = await hashes()
  const refused = (await buy(await items(), known)).data
  expect([refused.confirm_by ?? null, (await hashes()) - before]).toEqual([null, 0])
  await refuse(refused.id)
  const waiting = [await buy(await items(), known), await buy(await items(), phoneless)]
  const confirmed = await buyAsGuest(await items(), info)
  await refuse(confirmed.data.id)
  waiting.push(await placeAsGuest(await items(), info))
  expect(waiting.map(({ status, data }) => [status, data.confirmation?.state])).toEqual(Array(3).fill([201, 'waiting']))
  expect((await hashes()) - before).toBe(4)
})
