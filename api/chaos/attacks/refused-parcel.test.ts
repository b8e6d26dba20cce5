import { reportOrder } from '@closyyy/contract/orders-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { openOrderFixture } from '../../test/order-fixture.ts'

// ORDER-14
attack('a buyer refuses a parcel at the door', 'the piece is off sale for ever: 409, 403', async () => {
  const { api, seller, stock, stockOf, buy, act } = await openOrderFixture()
  try {
    const product = await stock(1)
    const { data: order } = await buy([{ product_id: product.id }])
    expect((await act('ship', order.id, seller.token)).status).toBe(200)
    const statuses = []
    for (const report of ['refused', 'returned'] as const)
      statuses.push((await api.call(reportOrder, { params: { id: order.id }, body: { report } }, seller.token)).status)
    expect(statuses).toEqual([200, 200])
    expect(await stockOf(product.id)).toEqual({ quantity_left: 1, sold: false })
    return `${statuses.join(', ')}, on sale again`
  } finally {
    await api.close()
  }
})
