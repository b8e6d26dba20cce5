import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
  await fixture.meetNewPeople()
})
afterAll(() => fixture.api.close())

// DISPUTE-13
test('refuses a dispute about an order whose deadline has passed, before the order ends', async () => {
  const { api, buyer, seller } = fixture
  const { id } = await fixture.order()
  const setDeadline = (deadline_at: Date) =>
    api.db.updateTable('orders').set({ deadline_at }).where('id', '=', id).execute()
  await setDeadline(new Date(Date.now() - 1_000))
  for (const { token } of [buyer, seller]) {
    const { status, failure } = await fixture.raise(id, token)
    expect([status, failure.message]).toEqual([409, 'This order is closed.'])
  }
  await setDeadline(new Date(Date.now() + 60_000))
  expect((await fixture.raise(id, buyer.token)).status).toBe(201)
})
