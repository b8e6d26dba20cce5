import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { renditionWidths } from '@closyyy/contract/photos'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { drawPhoto, fileOf, jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { settlePhotos } from './product-photos-queries.ts'
import { deleteRevision } from './product-revisions-queries.ts'

let api: TestApi
let dataDir: string
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let jpeg: File

beforeAll(async () => {
  api = await openTestApi(settings => {
    dataDir = settings.dataDir
  })
  jpeg = await jpegFile()
})
beforeEach(async () => {
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
})
afterAll(() => api.close())

const uploadsLeft = () => readdir(join(dataDir, 'uploads')).catch(() => [])
/** An upload's folder is deleted after its response. */
const nothingLeft = () => expect.poll(uploadsLeft).toEqual([])
const photosKept = async () => (await api.photoFiles()).length
const many = (count: number, name: string): [string, File][] => Array.from({ length: count }, () => [name, jpeg])

const fields = async () =>
  Object.entries(listing(await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })))
const create = async (files: [string, File][], who: string | undefined = token) =>
  sendForm(api, createProduct, { fields: [...(await fields()), ...files] }, who)
const change = (id: number, files: [string, string | File][], deleted: number[] = [], who = token) =>
  sendForm(
    api,
    updateProductPhotos,
    { id, fields: [...deleted.map(each => ['delete_photo_ids[]', each] as [string, number]), ...files] },
    who,
  )
const placesOf = (id: number) =>
  api.db
    .selectFrom('photos')
    .select(['id', 'position', 'leaves'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
const ids = ({ photos }: Product) => photos.map(({ id }) => id)
const order = (...places: (number | 'new' | undefined)[]) =>
  places.map(place => ['photo_order[]', String(place)] as [string, string])
const shown = async (id: number) => ids((await api.call(getProduct, { params: { id } })).data)

describe('photos of a new product', () => {
  test('are served in the order sent, and the upload folder is deleted', async () => {
    const wide = fileOf(await drawPhoto(800, 400).png().toBuffer(), 'wide.png', 'image/png')
    const { status, data } = await create([
      ['images[0]', wide],
      ['images[1]', jpeg],
    ])
    expect(status).toBe(201)
    expect(data.photos.map(({ width }) => width)).toEqual([800, 400])
    for (const { image_path } of data.photos[0]?.renditions ?? []) {
      const { statusCode, headers } = await api.app.inject(image_path)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
    await nothingLeft()
  })

  // PHOTO-1
  test('are eight at most', async () => {
    const before = await photosKept()
    expect((await create(many(8, 'images[]'))).data.photos).toHaveLength(8)
    expect((await create(many(9, 'images[]'))).failure).toMatchObject({
      message: 'You can only upload up to 8 photos.',
      errors: { images: ['You can only upload up to 8 photos.'] },
    })
    expect(await photosKept()).toBe(before + 8 * renditionWidths.length)
    await nothingLeft()
  })

  // PRODUCT-7
  test('may have up to 10 MB as operating systems count them', async () => {
    const padding = Buffer.alloc(10 * 1024 * 1024 - jpeg.size)
    const whole = fileOf(Buffer.concat([Buffer.from(await jpeg.arrayBuffer()), padding]), 'whole.jpg', 'image/jpeg')
    expect((await create([['images[0]', whole]])).status).toBe(201)
  })

  test('are rejected above 10 MB', async () => {
    const large = fileOf(Buffer.alloc(10 * 1024 * 1024 + 1), 'large.jpg', 'image/jpeg')
    const { status, failure } = await create([
      ['images[0]', jpeg],
      ['images[1]', large],
    ])
    expect(status).toBe(413)
    expect(failure).toMatchObject({ errors: { 'images.1': ['large.jpg is larger than 10 MB.'] } })
    await nothingLeft()
  })

  test('are reported if rejected, whatever their file names', async () => {
    const lie = fileOf(Buffer.from('no image'), `../../\u202eetc\u0000/passwd.jpg`, 'image/jpeg')
    const broken = fileOf(Buffer.from('GIF89a'), `..\\${'a'.repeat(200)}.gif`, 'image/gif')
    const { status, failure } = await create([
      ['images[]', lie],
      ['images[]', broken],
    ])
    expect(status).toBe(422)
    expect(failure.errors).toEqual({
      'images.0': ['Only JPEG, PNG, JPG, GIF, and SVG images are allowed.'],
      'images.1': [`${'a'.repeat(80)} is not a valid image.`],
    })
  })

  test('require a session', async () => {
    await nothingLeft()
    expect((await create([['images[]', jpeg]], '')).status).toBe(401)
    await nothingLeft()
  })

  test.each(['__proto__[a]', 'constructor', 'images[a][b]', 'size_data[constructor]'])(
    'reject the field name %s',
    async name => {
      expect((await create([[name, jpeg]])).status).toBe(400)
    },
  )

  test('are rejected in a malformed form', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/listing/auth/products/create',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf',
    })
    expect(response.statusCode).toBe(400)
  })

  test('are limited per account', async () => {
    const strict = await openTestApi(settings => {
      settings.limits.uploadsPerAccount = 1
    })
    const who = await signIn(strict.db, await addUser(strict.db))
    const send = () =>
      sendForm(
        strict,
        createProduct,
        {
          fields: [
            ['title', 'a'],
            ['images[]', jpeg],
          ],
        },
        who,
      )
    expect([(await send()).status, (await send()).status]).toEqual([422, 429])
    await strict.close()
  })
})

describe('photos of a pending product', () => {
  test('change at once without gaps in their order', async () => {
    const { data } = await create(many(3, 'images[]'))
    const before = await photosKept()
    const [first, second, third] = ids(data)
    const changed = await change(data.id, [['new_photos[]', jpeg]], [first as number])
    expect(changed.status).toBe(200)
    expect(ids(changed.data).slice(0, 2)).toEqual([second, third])
    expect((await placesOf(data.id)).map(({ position }) => position)).toEqual([0, 1, 2])
    expect(await photosKept()).toBe(before)
  })

  test('follow the requested order, including new ones', async () => {
    const { data } = await create(many(3, 'images[]'))
    const [first, second, third] = ids(data)
    const turned = ids((await change(data.id, order(third, first, second))).data)
    expect(turned).toEqual([third, first, second])
    const mixed = ids((await change(data.id, [...order(second, 'new', third), ['new_photos[]', jpeg]])).data)
    expect([mixed[0], ...mixed.slice(2)]).toEqual([second, third, first])
    expect((await change(data.id, order('old' as 'new'))).status).toBe(422)
  })

  test('stay at most eight under concurrent requests', async () => {
    const { data } = await create(many(6, 'images[]'))
    // A sender may upload two forms at once (LIMIT-6).
    const pair = () => Promise.all([1, 2].map(() => change(data.id, many(1, 'new_photos[]'))))
    const responses = [...(await pair()), ...(await pair())]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 422, 422])
    expect(responses.at(-1)?.failure).toMatchObject({ message: 'You can upload a maximum of 8 images.' })
    expect(await placesOf(data.id)).toHaveLength(8)
  })

  // PHOTO-6
  test('are added once if a request is repeated, alone and with other changes', async () => {
    const { data } = await create(many(2, 'images[]'))
    const [first, second] = ids(data)
    const [lost, another] = [randomUUID(), randomUUID()]
    const add = (...uploads: string[]): [string, string | File][] => [
      ...order(second, ...uploads.map(() => 'new' as const), first),
      ...uploads.map(upload => ['upload_ids[]', upload] as [string, string]),
      ...many(uploads.length, 'new_photos[]'),
    ]
    const added = (await change(data.id, add(lost))).data
    const before = await photosKept()
    expect(ids((await change(data.id, add(lost))).data)).toEqual(ids(added))
    expect(await photosKept()).toBe(before)
    const [, made] = ids(added)
    const more = ids((await change(data.id, add(another, lost))).data)
    expect([more.length, more[0], ...more.slice(2)]).toEqual([4, second, made, first])
    expect((await change(data.id, [['upload_ids[]', 'no uuid']])).status).toBe(422)
  })

  // PHOTO-6
  test('are not too many if the last one is repeated', async () => {
    const { data } = await create(many(7, 'images[]'))
    const add = () => change(data.id, [['upload_ids[]', upload], ...many(1, 'new_photos[]')])
    const upload = randomUUID()
    expect([(await add()).status, (await add()).status]).toEqual([200, 200])
    expect(await placesOf(data.id)).toHaveLength(8)
  })

  test('are submitted again with the product after a rejection', async () => {
    const { id } = await addProduct(api.db, {
      seller_id: seller.id,
      approval_status: 'rejected',
      rejection_reason: 'Dark.',
    })
    expect((await change(id, [['new_photos[]', jpeg]])).data).toMatchObject({
      approval_status: 'pending',
      rejection_reason: null,
    })
  })
})

// PRODUCT-16
describe('photos of a live product', () => {
  test('await approval while the public sees the old ones', async () => {
    const { id } = await addProduct(api.db, { seller_id: seller.id })
    const [old] = await placesOf(id)
    const { data } = await change(id, many(2, 'new_photos[]'), [old?.id as number])
    expect(data).toMatchObject({ revision_status: 'pending', approval_status: 'approved' })
    expect(ids(data)).toHaveLength(2)
    expect(ids((await api.call(getProduct, { params: { id } })).data)).toEqual([old?.id])
    const less = await change(id, [], [ids(data)[0] as number])
    expect(ids(less.data)).toEqual([ids(data)[1]])
  })

  test('change order at once, but together with new ones on approval', async () => {
    const { id } = await addProduct(api.db, { seller_id: seller.id })
    const approve = () =>
      api.db.transaction().execute(async tx => {
        await settlePhotos(tx, id)
        await deleteRevision(tx, id)
      })
    const [old] = await shown(id)
    const [, second] = ids((await change(id, many(1, 'new_photos[]'))).data)
    await approve()
    const turned = (await change(id, order(second, old))).data
    expect([ids(turned), turned.revision_status]).toEqual([[second, old], null])
    expect(await shown(id)).toEqual([second, old])

    const mixed = (await change(id, [...order('new', old), ['new_photos[]', jpeg]])).data
    expect(ids(mixed).slice(1)).toEqual([old, second])
    expect([mixed.revision_status, await shown(id)]).toEqual(['pending', [second, old]])
    await approve()
    expect(await shown(id)).toEqual(ids(mixed))
  })
})

describe('photos of another person’s product', () => {
  test('cannot be changed, nor reached through one’s own product', async () => {
    const foreign = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
    const [photo] = await placesOf(foreign.id)
    expect((await change(foreign.id, [], [photo?.id as number])).status).toBe(403)
    expect((await change(9_999_999, [], [1])).status).toBe(404)
    const own = await addProduct(api.db, { seller_id: seller.id, approval_status: 'pending' })
    expect((await change(own.id, [], [photo?.id as number])).status).toBe(200)
    expect(await placesOf(foreign.id)).toMatchObject([{ id: photo?.id, leaves: false }])
  })
})
