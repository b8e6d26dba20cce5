import { listAddresses } from '@closyyy/contract/addresses-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whileWritesFail } from '../../../test/failing-rows.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { saveGuestAddress } from './guest-address.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

test('the address of a guest is saved by the next attempt if the first one failed', async () => {
  const { api, person, stock, placeAsGuest } = fixture
  const buyer = await person()
  const info = guestInfo({ save_info: true })
  expect((await placeAsGuest([{ product_id: (await stock(1)).id }], info)).status).toBe(201)
  const save = () => saveGuestAddress(api.db, buyer.id, info.guest_id)
  await whileWritesFail(api.db, 'addresses', `user_id = ${buyer.id}`, () => expect(save()).rejects.toThrow())
  const lines = async () =>
    (await api.call(listAddresses, {}, buyer.token)).data.map(({ address_line_1 }) => address_line_1)
  const before = await lines()
  await save()
  await save()
  expect((await lines()).sort()).toEqual([...before, info.address].sort())
})
