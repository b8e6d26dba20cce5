import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addSignedInUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// PRIVACY-9
test('closing an account deletes the texts that waited for approval, and no other person’s', async () => {
  const [person, other] = [await addSignedInUser(api.db), await addSignedInUser(api.db)]
  const ids: number[] = []
  for (const { id: seller_id } of [person, other]) {
    const { id: product_id } = await addProduct(api.db, { seller_id })
    await api.db
      .insertInto('product_revisions')
      .values({ product_id, title: 'Call me at home', status: 'pending' })
      .execute()
    ids.push(product_id)
  }
  expect((await api.call(deleteOwnData, {}, person.token)).status).toBe(200)
  const left = await api.db.selectFrom('product_revisions').select('product_id').execute()
  expect(left.map(({ product_id }) => product_id)).toEqual([ids[1]])
})
