import type { BucketSettings } from '@closyyy/bucket/bucket-settings'
import { startS3Server } from '@closyyy/bucket/test/s3-server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { drawPhoto, wovenPhoto } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { sweepPhotos } from './photo-jobs.ts'
import { openPhotoStore } from './photo-store.ts'

let api: TestApi
let server: Awaited<ReturnType<typeof startS3Server>>
let bucket: BucketSettings

const draw = async () => undefined
const storeOf = (set: Partial<BucketSettings> = {}) =>
  openPhotoStore({ folder: 'none', bucket: { ...bucket, ...set }, draw })

beforeAll(async () => {
  server = await startS3Server('closyyy-photos')
  bucket = readSettings(server.variables()).photoBucket as BucketSettings
  api = await openTestApi(changed => {
    changed.photoBucket = bucket
  })
})
afterAll(async () => {
  await api.close()
  await server.close()
})

test('a saved photo is visible to every process, and gone once removed', async () => {
  const store = storeOf()
  const bytes = Buffer.from([0, 1, 2, 255])
  await store.save('aa000001kept', new Map([[320, { webp: bytes }]]))
  expect(await storeOf().read('aa000001kept', 320)).toEqual(bytes)
  expect(await store.read('aa000001kept', 640)).toBeUndefined()
  await store.remove(['aa000001kept', 'aa000001never'])
  expect(await storeOf().read('aa000001kept', 320)).toBeUndefined()
})

test('the API serves and renders photos from a bucket as from a folder', async () => {
  const product = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
  const spec = { garment: 'kurta', fabric: 'khaddar', colour: 'navy', accent: 'ivory', view: 'front', seed: 7 }
  const { key } = await api.db
    .updateTable('photos')
    .set({ drawn_from: JSON.stringify(spec) })
    .where('product_id', '=', product.id)
    .returning('key')
    .executeTakeFirstOrThrow()
  const answers = [await api.app.inject(`/photos/${key}-320.webp`), await api.app.inject(`/photos/${key}-320.webp`)]
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }
  expect((await sharp(answers[0]?.rawPayload).metadata()).width).toBe(320)
  expect(await storeOf().read(key, 320)).toEqual(answers[0]?.rawPayload)
  expect(await api.photoFiles()).toEqual([])
  expect((await api.app.inject('/photos/nosuchphoto-320.webp')).statusCode).toBe(404)
  await storeOf().remove([key])
})

test('encodes AVIF for an old photo in a bucket, once also if WebP is smaller', async () => {
  const pictures = { aa000003woven: wovenPhoto(320, 400), aa000003plain: drawPhoto(320, 400) }
  const formats = []
  for (const [key, picture] of Object.entries(pictures)) {
    const store = storeOf()
    await store.save(key, new Map([[320, { webp: await picture.webp().toBuffer() }]]))
    await (await store.readSmallest(key, 320))?.encoding
    const { format, encoding } = (await storeOf().readSmallest(key, 320)) ?? {}
    expect(encoding).toBeUndefined()
    formats.push(format)
    await store.remove([key])
    expect(await storeOf().readSmallest(key, 320)).toBeUndefined()
  }
  expect(formats).toEqual(['avif', 'webp'])
})

test('lists old photos over many pages, each complete, and sweeps those without a row', async () => {
  const files = openPhotoBucket(bucket, 2)
  const keys = ['ab000001', 'ab000002', 'ab000003', 'ab000004']
  for (const key of keys)
    for (const name of ['320.avif', '640.webp', 'share.jpg']) await files.write(`${key}-${name}`, Buffer.from('x'))
  const orphan = 'ab000005'
  await files.write(`${orphan}-320.avif`, Buffer.from('x'))
  keys.push(orphan)
  const listed: string[] = []
  for await (const page of files.listOlder(-60_000)) listed.push(...page)
  expect(listed).toEqual(keys)
  for await (const page of files.listOlder(60_000)) expect(page).toEqual([])
  const old = { ...storeOf(), listOlder: () => files.listOlder(-60_000) }
  const user = await addUser(api.db, { profile_picture: '/photos/ab000002-320.webp' })
  expect(user.profile_picture).toContain('ab000002')
  expect(await sweepPhotos(api.db, old)).toBe(4)
  expect(await old.readSmallest('ab000001', 320)).toBeUndefined()
  expect(await old.readSmallest('ab000002', 320)).toBeDefined()
})

test('reports a wrong secret and a missing bucket as errors, not as missing photos; an unreachable store is a 503', async () => {
  const renditions = new Map([[320, { webp: Buffer.from('x') }]])
  await expect(storeOf({ secret: 'wrong' }).read('aa000002', 320)).rejects.toThrow('returned 403')
  await expect(storeOf({ secret: 'wrong' }).save('aa000002', renditions)).rejects.toThrow('returned 403')
  await expect(storeOf({ bucket: 'nobodys' }).save('aa000002', renditions)).rejects.toThrow('does not exist')
  const away = storeOf({ endpoint: 'http://127.0.0.1:9' })
  await expect(away.read('aa000002', 320)).rejects.toMatchObject({ code: 'unavailable' })
})

test('rejects an incomplete configuration and plain HTTP over the network', () => {
  expect(() => readSettings({ S3_BUCKET: 'closyyy-photos' })).toThrow('belong together')
  expect(() => readSettings({ S3_ENDPOINT: 'http://photos.example.pk' })).toThrow('S3_ENDPOINT')
  expect(readSettings({}).photoBucket).toBeUndefined()
})
