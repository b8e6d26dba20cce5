import { randomUUID } from 'node:crypto'
import { addGuestCartItem } from '@closyyy/contract/carts-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { guestInfo, openOrderFixture } from '../../test/order-fixture.ts'
import { openTestApi } from '../../test/test-api.ts'

// CHECKOUT-12
attack('two tabs order one cart', '201, 201', async () => {
  const { api, stock, guestBody, withKey } = await openOrderFixture()
  try {
    const [product, info] = [await stock(3), guestInfo()]
    const body = { guest_id: info.guest_id, product_id: product.id }
    const { id: cart_item_id } = (await api.call(addGuestCartItem, { body })).data
    const order = () => withKey(randomUUID(), guestBody(info, [{ product_id: product.id, cart_item_id }]))
    const statuses = (await Promise.all([order(), order()])).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409])
    return statuses.join(', ')
  } finally {
    await api.close()
  }
})

// CHECKOUT-11
attack('a seller buys from themself as a guest', '201', async () => {
  const { api, seller, stock, placeAsGuest } = await openOrderFixture()
  try {
    const items = [{ product_id: (await stock(3)).id }]
    const own = [{ email: seller.email.replace('@', '+x@').toUpperCase() }, { phone: seller.phone }]
    const statuses = []
    for (const set of own) statuses.push((await placeAsGuest(items, guestInfo(set))).status)
    expect(statuses).toEqual([409, 409])
    return statuses.join(', ')
  } finally {
    await api.close()
  }
})

// LIMIT-4
attack('a client of a forwarder on the same machine names its IP', '60 of 60 reads past a limit of 40', async () => {
  const api = await openTestApi(settings => {
    settings.limits.readsPerMinute = 40
    settings.shellSecret = 'the secret of both servers'
  })
  try {
    const statuses = []
    for (let host = 0; host < 60; host++) {
      const headers = { 'x-forwarded-for': `203.0.113.${host}` }
      statuses.push((await api.app.inject({ url: '/api/health/live', headers })).statusCode)
    }
    const allowed = statuses.filter(status => status === 200).length
    expect(allowed).toBe(40)
    return `${allowed} of 60 reads`
  } finally {
    await api.close()
  }
})

// LIMIT-4
attack('a stranger reads the documentation of administrators’ calls', '200', async () => {
  const api = await openTestApi(settings => {
    settings.demoMode = false
  })
  try {
    const statuses = []
    for (const url of ['/api/docs', '/api/openapi.json'])
      statuses.push((await api.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode)
    expect(statuses).toEqual([404, 404])
    return statuses.join(', ')
  } finally {
    await api.close()
  }
})
