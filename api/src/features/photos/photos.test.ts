import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sweepPhotos } from './photo-jobs.ts'
import { createRenderQueue, openPhotoStore } from './photo-store.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200" width="960" height="1200"><circle cx="480" cy="600" r="300" fill="teal"/></svg>'

describe('the photo store', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('draws a photo once for concurrent requests, at the requested width, and stores it', async () => {
    let drawn = 0
    const draw = async () => {
      drawn++
      return drawing
    }
    const store = openPhotoStore({ folder, draw })
    const all = await Promise.all(Array.from({ length: 10 }, () => store.read('abcdef0123456789', 320)))
    expect(drawn).toBe(1)
    const { format, width, height } = await sharp(all[0]).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 400 })
    const again = await openPhotoStore({ folder, draw }).read('abcdef0123456789', 320)
    expect(again?.equals(all[0] as Buffer)).toBe(true)
    expect(drawn).toBe(1)
  })

  test('returns undefined for an unknown key', async () => {
    expect(await openPhotoStore({ folder, draw: async () => undefined }).read('nosuchphoto', 640)).toBeUndefined()
  })
})

describe('the render queue', () => {
  test('limits concurrent renders and rejects those it could not finish soon', async () => {
    const queue = createRenderQueue(2, 3)
    let active = 0
    let peak = 0
    const render = async () => {
      peak = Math.max(peak, ++active)
      await new Promise(resolve => setImmediate(resolve))
      active--
    }
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => queue.run(`photo ${index}`, render)),
    )
    expect(peak).toBe(2)
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(5)
    expect(results.findLast(result => result.status === 'rejected')?.reason).toMatchObject({ code: 'unavailable' })
    expect(queue.isIdle()).toBe(true)
  })
})

describe('the photo call', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
  })
  afterAll(() => api.close())

  test('no longer serves an unreferenced photo a day after it was written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
    const store = openPhotoStore({ folder, draw: async () => undefined })
    const [known, picture, lost, young] = ['aa000001known', 'aa000002picture', 'aa000003lost', 'bb000004young'] as const
    for (const key of [known, picture, lost, young]) await store.save(key, new Map([[320, Buffer.from('x')]]))
    const longAgo = new Date(Date.now() - 90_000_000)
    for (const key of [known, picture, lost]) await utimes(join(folder, 'aa', `${key}-320.webp`), longAgo, longAgo)
    const user = await addUser(api.db, { profile_picture: `/photos/${picture}-320.webp` })
    const product = await addProduct(api.db, { seller_id: user.id })
    await api.db.updateTable('photos').set({ key: known }).where('product_id', '=', product.id).execute()
    expect(await sweepPhotos(api.db, store)).toBe(1)
    expect(await store.read(lost, 320)).toBeUndefined()
    for (const key of [known, picture, young]) expect(await store.read(key, 320)).toBeDefined()
    await rm(folder, { recursive: true })
  })

  test('serves a demo photo from its description, with immutable caching', async () => {
    const product = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
    const spec = { garment: 'kurta', fabric: 'khaddar', colour: 'navy', accent: 'ivory', view: 'front', seed: 7 }
    const key = 'feedfacefeedface'
    await api.db
      .updateTable('photos')
      .set({ key, drawn_from: JSON.stringify(spec) })
      .where('product_id', '=', product.id)
      .execute()
    const answer = await api.app.inject(`/photos/${key}-320.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
  })

  test.each([
    '/photos/unknownphoto-320.webp',
    '/photos/unknownphoto-321.webp',
    '/photos/..%2f..%2fetc%2fpasswd',
    '/photos/x.svg',
  ])('returns 404 for %s', async url => {
    expect((await api.app.inject(url)).statusCode).toBe(404)
  })
})
