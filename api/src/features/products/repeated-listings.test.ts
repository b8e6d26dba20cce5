import { createDraft, listDrafts } from '@closyyy/contract/drafts-calls'
import { createProduct, deleteProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addSignedInUser } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function newSeller() {
  const seller = await addSignedInUser(api.db)
  const address_id = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
  const list = (set: object) =>
    api.call(createProduct, { body: { ...listing(address_id), category_id: 22, ...set } }, seller.token)
  const count = async () =>
    (await api.db.selectFrom('products').select('id').where('seller_id', '=', seller.id).execute()).length
  return { ...seller, address_id, list, count }
}

// DRAFT-6
test('an item of a draft that was not stored is listed once, whatever was changed since', async () => {
  const { list, count } = await newSeller()
  const both = await Promise.all([list({ client_id: 'unsaved' }), list({ client_id: 'unsaved' })])
  const changed = await list({ client_id: 'unsaved', title: 'Silk kurta' })
  expect([...both, changed].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set([...both, changed].map(({ data }) => data.id)).size).toBe(1)
  expect(both.map(({ data }) => data.was_listed ?? false).sort()).toEqual([false, true])
  expect(changed.data).toMatchObject({ title: 'Khaddar kurta', was_listed: true })
  expect(await count()).toBe(1)
})

test('another item, another seller and one without a name are listed on their own', async () => {
  const [one, other] = [await newSeller(), await newSeller()]
  for (const set of [{ client_id: 'first' }, { client_id: 'second' }, {}, {}]) await one.list(set)
  expect((await other.list({ client_id: 'first' })).data.was_listed).toBeUndefined()
  expect([await one.count(), await other.count()]).toEqual([4, 1])
})

// DRAFT-6
test('a repeated listing leaves no photo of its own', async () => {
  const { address_id, token } = await newSeller()
  const send = async () => {
    const fields = Object.entries({ ...listing(address_id), category_id: 22, client_id: 'with-photo' })
    const texts = fields.map(([name, value]) => [name, String(value)] as [string, string])
    return sendForm(api, createProduct, { fields: [...texts, ['images[0]', await jpegFile()]] }, token)
  }
  expect((await send()).status).toBe(201)
  const files = await api.photoFiles()
  expect((await send()).status).toBe(201)
  expect(await api.photoFiles()).toEqual(files)
})

// DRAFT-5, DRAFT-6
test('an item that was listed before its draft was stored ends that draft', async () => {
  const { list, count, token } = await newSeller()
  const listed = await list({ client_id: 'late' })
  const draft = await api.call(createDraft, { body: { client_id: 'late', title: 'Khaddar kurta' } }, token)
  const again = await list({ client_id: 'late', draft_id: draft.data.id })
  expect(again.data).toMatchObject({ id: listed.data.id, was_listed: true })
  expect((await api.call(listDrafts, { query: {} }, token)).data.data).toEqual([])
  expect(await count()).toBe(1)
})

// DRAFT-5
test('an item whose product was deleted is listed again', async () => {
  const { list, token } = await newSeller()
  const first = await list({ client_id: 'deleted' })
  await api.call(deleteProduct, { params: { id: first.data.id } }, token)
  const second = await list({ client_id: 'deleted' })
  expect(second.status).toBe(201)
  expect(second.data.was_listed).toBeUndefined()
  expect(second.data.id).not.toBe(first.data.id)
})
