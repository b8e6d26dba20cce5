import { expect, test } from 'vitest'
import { describeCall } from './call-description.ts'
import { describeEvent, eventFunction } from './event-description.ts'
import { createOffer, listOffers } from './offers-calls.ts'

test('describes the parts of a request and its response, without what depends on the library', async () => {
  const { request, response, ...rest } = await describeCall(createOffer)
  expect(rest).toEqual({
    method: 'POST',
    path: '/v1/listing/products/offers/create',
    access: 'bearer',
    requiresFresh: false,
  })
  expect(request).toMatchObject({
    body: {
      required: ['product_id', 'offer_price'],
      properties: { product_id: { type: 'integer', exclusiveMinimum: 0 } },
    },
  })
  expect(response).toMatchObject({ properties: { created_at: { type: 'string', format: 'date-time' } } })
  expect(JSON.stringify(response)).not.toMatch(/pattern|900719925474099/)
})

test('does not require a parameter with a default', async () => {
  const { request } = await describeCall(listOffers)
  expect(request.query).toMatchObject({ properties: { page: { default: 1 } } })
  expect(request.query).not.toHaveProperty('required')
})

test('describes an event with its owner and version, and names its functions', () => {
  expect(describeEvent('session.started')).toEqual({
    owner: 'auth',
    version: 1,
    payload: {
      type: 'object',
      required: ['user_id'],
      properties: { user_id: { type: 'integer', exclusiveMinimum: 0 } },
    },
  })
  expect(eventFunction('emit', 'offer.added-to-cart')).toBe('emitOfferAddedToCart')
  expect(eventFunction('on', 'cart.changed')).toBe('onCartChanged')
})
