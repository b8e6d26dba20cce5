import { MAX_DRAFTS } from '@closyyy/contract/drafts'
import { createDraft, deleteDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts-calls'
import { createProduct, deleteProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { fileOf, jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let jpeg: File
let address: number
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let otherToken: string

const freshToken = async () => signIn(api.db, await addUser(api.db))

beforeAll(async () => {
  api = await openTestApi()
  jpeg = await jpegFile('kurta.jpg', 200)
  otherToken = await freshToken()
})
beforeEach(async () => {
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  address = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
})
afterAll(() => api.close())

const whole = () => ({
  ...listing(address),
  price: '2500',
  category_id: '9',
  condition_id: '2',
})
const create = (body: object = {}, who: string | undefined = token) => api.call(createDraft, { body }, who)
const save = (id: number, body: object, who: string | undefined = token) =>
  api.call(updateDraft, { params: { id }, body }, who)
const drop = (id: number, who: string | undefined = token) => api.call(deleteDraft, { params: { id } }, who)
const list = async (query: object = {}, who: string | undefined = token) =>
  (await api.call(listDrafts, { query }, who)).data
const images = (count: number): [string, File][] => Array.from({ length: count }, () => ['images[]', jpeg])
const createWith = (count: number) =>
  sendForm(api, createDraft, { fields: [['title', 'Kurta'], ...images(count)] }, token)
const photosKept = async () => (await api.photoFiles()).length

describe('a draft', () => {
  // DRAFT-1
  test('stores any part of a listing as typed, including invalid values', async () => {
    const odd = { title: '  <b>Kurta</b> www.a.pk ', price: '12,50x', quantity: -3, size_data: { chest: 'forty ½' } }
    const { status, data } = await create({ ...odd, allow_offers: false, unknown: 'gone' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...odd, quantity: '-3', allow_offers: false, active: null, is_ready: false })
    expect(data).toMatchObject({ description: null, photos: [], size_data: { chest: 'forty ½', waist: null } })
    expect((await create()).status).toBe(201)
  })

  test('stores a size and measurements of its category, and is ready with them', async () => {
    const size_data = { size: 'eu-42', insole_length: '10.5' }
    const { data } = await create({ ...whole(), category_id: '8', size_data })
    expect(data).toMatchObject({ size_data: { ...size_data, standard_size: null }, is_ready: true })
    const { data: odd } = await create({ ...whole(), category_id: '8', size_data: { size: 'waist-32' } })
    expect(odd).toMatchObject({ size_data: { size: 'waist-32' }, is_ready: false })
  })

  test('is replaced completely by each save, and listed by latest change', async () => {
    const [first, second] = [(await create({ title: 'One', city: 'Lahore' })).data, (await create(whole())).data]
    expect((await list()).data.map(({ id }) => id)).toEqual([second.id, first.id])
    const saved = await save(first.id, { title: 'Ones', price: null })
    expect(saved).toMatchObject({ status: 200, data: { id: first.id, title: 'Ones', city: null } })
    expect(await list()).toMatchObject({ data: [saved.data, second], total: 2, current_page: 1, last_page: 1 })
  })

  // DRAFT-4
  test('is ready if it could be published unchanged', async () => {
    const { id, is_ready } = (await create(whole())).data
    expect(is_ready).toBe(true)
    const ready = async () => (await list({ ready: '1' })).data.map(draft => draft.id)
    const incomplete = async () => (await list({ ready: '0' })).data.map(draft => draft.id)
    expect([await ready(), await incomplete()]).toEqual([[id], []])
    const lacking = [
      { price: '0' },
      { price: '' },
      { brand_name: 'others' },
      { address_id: address + 1_000 },
      { category_id: '1' },
      { category_id: '999' },
      { title: '!!' },
      { quantity: 'two' },
    ]
    for (const part of lacking)
      expect((await save(id, { ...whole(), ...part })).data, JSON.stringify(part)).toMatchObject({ is_ready: false })
    expect([await ready(), await incomplete()]).toEqual([[], [id]])
    const sized = { ...whole(), category_id: 1, size_data: { standard_size: 'small', chest: '' } }
    expect((await save(id, sized)).data.is_ready).toBe(true)
  })

  test.each([
    ['a long title', { title: 'a'.repeat(20_001) }, 'title'],
    ['a long city', { city: 'a'.repeat(301) }, 'city'],
    ['an object', { title: { a: 1 } }, 'title'],
    ['a word for a flag', { active: 'perhaps' }, 'active'],
    ['a list of sizes', { size_data: [] }, 'size_data'],
    ['a name for a photo', { images: ['kurta.jpg'] }, 'images.0'],
  ])('rejects %s', async (_what, body, field) => {
    const { status, failure } = await create(body)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  test('stores every character, except those that Postgres cannot store', async () => {
    expect((await create({ title: 'قمیض 👗 \ud83d' })).data.title).toBe('قمیض 👗 \ufffd')
    expect((await create({ title: 'a\u0000b' })).status).toBe(422)
  })

  test('is visible to and changed by its owner only', async () => {
    const { id } = (await create(whole())).data
    expect((await list({}, otherToken)).data).toEqual([])
    expect([(await save(id, {}, otherToken)).status, (await drop(id, otherToken)).status]).toEqual([404, 404])
    for (const who of [undefined, 'dead']) {
      const calls = [
        api.call(listDrafts, { query: {} }, who),
        api.call(createDraft, { body: {} }, who),
        api.call(updateDraft, { params: { id }, body: {} }, who),
        api.call(deleteDraft, { params: { id } }, who),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
    }
    expect(await drop(id)).toMatchObject({ status: 200, data: { id } })
    expect([(await drop(id)).status, (await save(id, {})).status]).toEqual([404, 404])
  })

  test('is limited in number, even in concurrent calls', async () => {
    for (let count = 0; count < MAX_DRAFTS - 1; count++) await create({ title: String(count) })
    const responses = await Promise.all([create(), create(), create()])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await list({ per_page: 10, page: 4 })).toMatchObject({ total: MAX_DRAFTS, last_page: 4 })
  })
})

describe('the photos of a draft', () => {
  test('are uploaded by form, survive saves, and are deleted on request', async () => {
    const before = await photosKept()
    const { status, data } = await createWith(2)
    expect([status, data.photos.length]).toEqual([201, 2])
    const [first, second] = data.photos
    expect((await save(data.id, { title: 'Kurti' })).data.photos).toEqual([first, second])
    const fields: [string, string | number | File][] = [
      ['title', 'Kurti'],
      ['size_data[chest]', '40'],
      ['delete_photo_ids[]', first?.id ?? 0],
      ['images[0]', jpeg],
    ]
    const changed = await sendForm(api, updateDraft, { id: data.id, fields }, token)
    expect(changed.data).toMatchObject({ title: 'Kurti', size_data: { chest: '40' } })
    expect(changed.data.photos.map(({ id }) => id)).toEqual([second?.id, expect.any(Number)])
    expect((await photosKept()) - before).toBe(2 * (first?.renditions.length ?? 0))
    expect((await api.app.inject(second?.image_path ?? '')).statusCode).toBe(200)
    await drop(data.id)
    expect(await photosKept()).toBe(before)
  })

  test('are ordered as in the form, including new ones', async () => {
    const { id, photos } = (await createWith(3)).data
    const [a, b, c] = photos.map(photo => photo.id)
    const turned = (await save(id, { photo_order: [c, a, b] })).data.photos.map(photo => photo.id)
    expect(turned).toEqual([c, a, b])
    expect((await save(id, {})).data.photos.map(photo => photo.id)).toEqual([c, a, b])
    const fields: [string, string | File][] = [['photo_order[]', 'new'], ['photo_order[]', String(b)], ...images(1)]
    const mixed = (await sendForm(api, updateDraft, { id, fields }, token)).data.photos.map(photo => photo.id)
    expect(mixed.slice(1)).toEqual([b, c, a])
    expect((await list()).data[0]?.photos.map(photo => photo.id)).toEqual(mixed)
  })

  test('are at most eight images; a rejected upload stores nothing', async () => {
    const { id, photos } = (await createWith(7)).data
    const before = await photosKept()
    const add = (files: [string, File][]) => sendForm(api, updateDraft, { id, fields: files }, token)
    const [more, lie] = [
      await add(images(2)),
      await add([['images[]', fileOf(Buffer.from('no'), 'a.png', 'image/png')]]),
    ]
    expect([more.status, more.failure.errors]).toEqual([422, { images: ['You can only upload up to 8 photos.'] }])
    expect([lie.status, Object.keys(lie.failure.errors ?? {})]).toEqual([422, ['images.0']])
    expect((await createWith(9)).failure.errors).toEqual({ images: ['You can only upload up to 8 photos.'] })
    const both = await Promise.all([add(images(1)), add(images(1))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await list()).data[0]?.photos).toHaveLength(8)
    expect(await photosKept()).toBe(before + (photos[0]?.renditions.length ?? 0))
  })

  test('are rejected for another person’s draft before they are processed', async () => {
    const { id, photos } = (await createWith(1)).data
    expect((await sendForm(api, updateDraft, { id, fields: images(1) }, otherToken)).status).toBe(404)
    const mine = (await create({}, otherToken)).data
    await save(mine.id, { delete_photo_ids: photos.map(photo => photo.id) }, otherToken)
    expect((await list()).data[0]?.photos).toEqual(photos)
  })
})

// DRAFT-3
describe('publishing a draft', () => {
  const publish = (draft_id: number, who: string | undefined = token) =>
    api.call(createProduct, { body: { ...whole(), draft_id } }, who)

  test('deletes it and moves its photos to the product, before new ones', async () => {
    const draft = (await createWith(2)).data
    const fields: [string, string | number | File][] = [
      ...Object.entries(whole()),
      ['draft_id', draft.id],
      ...images(1),
    ]
    const before = await photosKept()
    const { status, data } = await sendForm(api, createProduct, { fields }, token)
    expect([status, data.photos.length]).toEqual([201, 3])
    const shown = (await api.call(getProduct, { params: { id: data.id } }, token)).data.photos
    expect(shown.map(photo => photo.image_path).slice(0, 2)).toEqual(draft.photos.map(photo => photo.image_path))
    expect((await api.app.inject(shown[0]?.image_path ?? '')).statusCode).toBe(200)
    expect((await list()).total).toBe(0)
    expect(await photosKept()).toBe(before + (shown[0]?.renditions.length ?? 0))
  })

  test('orders old and new photos and drops deleted ones', async () => {
    const draft = (await createWith(3)).data
    const [a, b, c] = draft.photos
    const before = await photosKept()
    const fields: [string, string | number | File][] = [
      ...Object.entries(whole()),
      ['draft_id', draft.id],
      ['delete_photo_ids[]', b?.id ?? 0],
      ...[c?.id, 'new', a?.id].map(place => ['photo_order[]', String(place)] as [string, string]),
      ...images(1),
    ]
    const { data } = await sendForm(api, createProduct, { fields }, token)
    const paths = data.photos.map(photo => photo.image_path)
    expect([paths[0], paths[2], paths.length]).toEqual([c?.image_path, a?.image_path, 3])
    expect(await photosKept()).toBe(before)
    expect((await api.app.inject(b?.image_path ?? '')).statusCode).toBe(404)
  })

  // DRAFT-5
  test('creates one product in concurrent and repeated calls, which return it', async () => {
    const { id } = (await createWith(1)).data
    const before = await photosKept()
    const responses = await Promise.all([publish(id), publish(id), publish(id)])
    const fields: [string, string | number | File][] = [...Object.entries(whole()), ['draft_id', id], ...images(1)]
    const repeated = [...responses, await sendForm(api, createProduct, { fields }, token)]
    expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(repeated.map(({ data }) => data.id)).size).toBe(1)
    expect(repeated.at(-1)?.data.photos).toHaveLength(1)
    expect(responses.filter(({ data }) => !data.was_listed)).toHaveLength(1)
    expect(repeated.at(-1)?.data.was_listed).toBe(true)
    expect((await api.call(listOwnProducts, {}, token)).data.total).toBe(1)
    expect(await photosKept()).toBe(before)
    expect((await publish(id, otherToken)).status).toBe(422)
  })

  // DRAFT-5
  test('rejects later saves until the product is deleted', async () => {
    const { id } = (await create(whole())).data
    const product = (await publish(id)).data
    const { status, failure } = await save(id, whole())
    expect([status, failure.message]).toEqual([409, 'You’ve already listed this item. Find it in Selling Active.'])
    expect((await save(id, {}, otherToken)).status).toBe(404)
    await api.call(deleteProduct, { params: { id: product.id } }, token)
    expect([(await save(id, whole())).status, (await publish(id)).status]).toEqual([404, 404])
  })

  test('requires its owner, and leaves the draft if the product is rejected', async () => {
    const draft = (await createWith(8)).data
    const fields: [string, string | number | File][] = [
      ...Object.entries(whole()),
      ['draft_id', draft.id],
      ...images(1),
    ]
    expect((await sendForm(api, createProduct, { fields }, token)).failure.errors).toHaveProperty('images')
    expect((await publish(draft.id, otherToken)).status).toBe(422)
    expect((await list()).data[0]?.photos).toHaveLength(8)
  })
})
