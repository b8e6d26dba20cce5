import { shipOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import type { Courier } from './courier.ts'
import { labelOf } from './parcel-label.ts'
import { bookParcels } from './parcels-service.ts'
import { openSimulatedCourier } from './simulated-courier.ts'

const log = { warn: () => undefined }

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

async function shipped(): Promise<number> {
  const { api, seller, stock, buy } = fixture
  const { data } = await buy([{ product_id: (await stock(1)).id }])
  await api.call(shipOrder, { params: { id: data.id } }, seller.token)
  return data.id
}

/** A courier that is down until it is told otherwise. */
function openCourier() {
  const booked: string[] = []
  const state = { isDown: true }
  const courier: Courier = {
    ...openSimulatedCourier(),
    name: 'queueing',
    async book(parcel) {
      if (state.isDown) throw new Error('The courier is down.')
      booked.push(parcel.id)
      return { reference: `Q${parcel.id}`, label: labelOf(parcel, 'Q') }
    },
  }
  return { booked, courier, state }
}

const set = (id: number, columns: object) =>
  fixture.api.db.updateTable('orders').set(columns).where('id', '=', id).execute()

// COURIER-5
test('books no parcel of an order that was cancelled after its booking failed, but that of a completed one', async () => {
  const { db } = fixture.api
  const { booked, courier, state } = openCourier()
  const [open, cancelled, completed] = [await shipped(), await shipped(), await shipped()]
  await bookParcels(db, courier, log)
  await set(cancelled, { status: 'cancelled', cancelled_at: new Date() })
  await set(completed, { status: 'completed', completed_at: new Date() })
  state.isDown = false
  await db.updateTable('parcels').set({ due_at: new Date() }).execute()
  await bookParcels(db, courier, log)
  const parcels = db.selectFrom('parcels').select('id').where('order_id', 'in', [open, completed])
  expect(booked.toSorted()).toEqual((await parcels.execute()).map(({ id }) => String(id)).toSorted())
})
