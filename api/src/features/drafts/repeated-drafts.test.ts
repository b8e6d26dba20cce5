import { randomUUID } from 'node:crypto'
import { MAX_DRAFTS } from '@closyyy/contract/drafts'
import { createDraft, deleteDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts-calls'
import { createProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAddress, addSignedInUser } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

type Field = [string, string | number | File]

let api: TestApi
let jpeg: File
let seller: Awaited<ReturnType<typeof addSignedInUser>>

beforeAll(async () => {
  api = await openTestApi()
  jpeg = await jpegFile('kurta.jpg', 200)
})
beforeEach(async () => {
  seller = await addSignedInUser(api.db)
})
afterAll(() => api.close())

const create = (body: object, { token } = seller) => api.call(createDraft, { body }, token)
/** Photos in the order of the ids that the client gave them. */
const uploads = (...ids: string[]): Field[] =>
  ids.flatMap((id): Field[] => [
    ['images[]', jpeg],
    ['upload_ids[]', id],
    ['photo_order[]', 'new'],
  ])
const createWith = (client_id: string, ...ids: string[]) =>
  sendForm(
    api,
    createDraft,
    { fields: [['client_id', client_id], ['title', 'Kurta'], ...uploads(...ids)] },
    seller.token,
  )
const saveWith = (id: number, ...ids: string[]) =>
  sendForm(api, updateDraft, { id, fields: [['title', 'Kurta'], ...uploads(...ids)] }, seller.token)
const list = async () => (await api.call(listDrafts, {}, seller.token)).data
const photosKept = async () => (await api.photoFiles()).length

// DRAFT-6
test('a draft is created once per id of its client, with the latest texts', async () => {
  const client_id = randomUUID()
  const first = await create({ client_id, title: 'Kurta' })
  const repeated = await create({ client_id, title: 'Khussa' })
  expect([first.status, repeated.status]).toEqual([201, 201])
  expect(repeated.data).toMatchObject({ id: first.data.id, title: 'Khussa' })
  const concurrent = await Promise.all(Array.from({ length: 5 }, () => create({ client_id: 'two', title: 'Shawl' })))
  expect(new Set(concurrent.map(({ data }) => data.id)).size).toBe(1)
  expect((await list()).total).toBe(2)
  await api.call(deleteDraft, { params: { id: first.data.id } }, seller.token)
  expect((await create({ client_id })).data.id).not.toBe(first.data.id)
})

// DRAFT-6
test('another person’s id of a client names another draft', async () => {
  const other = await addSignedInUser(api.db)
  const [mine, theirs] = [await create({ client_id: 'one' }), await create({ client_id: 'one' }, other)]
  expect(theirs.status).toBe(201)
  expect(theirs.data.id).not.toBe(mine.data.id)
})

// DRAFT-6
test('a repeated call changes the last draft that an account may have', async () => {
  for (let each = 1; each < MAX_DRAFTS; each++) await create({})
  expect((await create({ client_id: 'last' })).status).toBe(201)
  expect((await create({ client_id: 'last' })).status).toBe(201)
  expect((await create({ client_id: 'another' })).status).toBe(409)
})

// DRAFT-6, PHOTO-6
test('photos of a repeated call are not added again, to a new draft nor to a stored one', async () => {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  const { data } = await createWith('repeated', one, two)
  const before = await photosKept()
  expect((await createWith('repeated', one, two)).data.photos).toEqual(data.photos)
  expect(data.photos.map(({ upload_id }) => upload_id)).toEqual([one, two])
  const saved = (await saveWith(data.id, two, one)).data.photos
  expect(saved.map(({ upload_id }) => upload_id)).toEqual([two, one])
  expect(saved.map(({ id }) => id).toSorted()).toEqual(data.photos.map(({ id }) => id).toSorted())
  expect(await photosKept()).toBe(before)
  const more = (await saveWith(data.id, one, three)).data.photos
  expect(more.map(({ upload_id }) => upload_id)).toEqual([one, three, two])
  expect(
    (await sendForm(api, updateDraft, { id: data.id, fields: [['upload_ids[]', 'no uuid']] }, seller.token)).status,
  ).toBe(422)
})

// DRAFT-6, PHOTO-6
test('publishing does not add a photo again that the draft has', async () => {
  const address = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
  const [one, two] = [randomUUID(), randomUUID()]
  const { data } = await createWith('published', one)
  const whole = { ...listing(address), price: '2500', category_id: '9', condition_id: '2' }
  const fields: Field[] = [...Object.entries(whole), ['draft_id', data.id], ...uploads(two, one)]
  const product = await sendForm(api, createProduct, { fields }, seller.token)
  expect(product.status).toBe(201)
  expect(product.data.photos).toHaveLength(2)
  expect(product.data.photos[1]?.image_path).toBe(data.photos[0]?.image_path)
})
