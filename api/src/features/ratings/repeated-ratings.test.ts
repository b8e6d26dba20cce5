import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addUser, signIn } from '../../../test/builders.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// SHOP-8
test('a rating that is sent again with its key rates one order, with its pictures', async () => {
  const [seller, buyer] = [await addUser(api.db), await addUser(api.db)]
  const between = { seller_id: seller.id, buyer_id: buyer.id }
  const [first, second] = [await addOrder(api.db, between), await addOrder(api.db, between)]
  const authorization = `Bearer ${await signIn(api.db, buyer)}`
  const send = async (comment: string, key: string) => {
    const form = new FormData()
    form.append('rating', '5')
    form.append('comment', comment)
    form.append('pictures[]', await jpegFile('kurti.jpg'))
    const headers = { authorization, 'idempotency-key': key }
    return api.app.inject({ method: 'POST', url: `/api/v1/users/${seller.id}/rate`, payload: form, headers })
  }
  const rated = async () =>
    (await api.db.selectFrom('ratings').select('order_id').orderBy('id').execute()).map(Object.values)
  const both = await Promise.all([send('Lovely.', 'first'), send('Lovely.', 'first')])
  const files = (await api.photoFiles()).length
  const later = await send('Lovely.', 'first')
  const ids = [...both, later].map(response => [response.statusCode, response.json().data.id])
  expect(ids).toEqual(Array(3).fill([201, both[0].json().data.id]))
  expect(await rated()).toEqual([[first.id]])
  expect(await api.photoFiles()).toHaveLength(files)
  expect((await send('Not so lovely.', 'first')).statusCode).toBe(422)
  expect((await send('Lovely.', 'second')).statusCode).toBe(201)
  expect(await rated()).toEqual([[first.id], [second.id]])
  expect(await api.photoFiles()).toHaveLength(2 * files)
})
