import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullWidthPath } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sweepPhotos } from './photo-jobs.ts'
import { openPhotoStore } from './photo-store.ts'
import { createRenderQueue } from './render-queue.ts'

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
    for (const key of [known, picture, lost, young]) await store.save(key, new Map([[320, { webp: Buffer.from('x') }]]))
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

  describe('of a demo photo', () => {
    const key = 'feedfacefeedface'
    const getPhoto = (width: number, headers: Record<string, string> = {}) =>
      api.app.inject({ url: `/photos/${key}-${width}.webp`, headers })

    beforeAll(async () => {
      const product = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
      const spec = { garment: 'kurta', fabric: 'khaddar', colour: 'navy', accent: 'ivory', view: 'front', seed: 7 }
      await api.db
        .updateTable('photos')
        .set({ key, drawn_from: JSON.stringify(spec) })
        .where('product_id', '=', product.id)
        .execute()
    })

    test.each([
      ['AVIF', 'image/avif', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
      ['WebP', 'image/webp', { accept: '*/*' }],
    ])(
      'serves it as %s from its description, with immutable caching by format and Save-Data',
      async (_name, type, headers) => {
        const response = await getPhoto(320, headers)
        expect(response.statusCode).toBe(200)
        expect(response.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept, save-data',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        expect((await sharp(response.rawPayload).metadata()).width).toBe(320)
      },
    )

    test('sends half the width with Save-Data, in both formats, except for the enlarged view', async () => {
      for (const accept of ['image/avif', '*/*']) {
        const saving = await getPhoto(640, { accept, 'save-data': 'on' })
        expect(saving.headers).toMatchObject({ vary: 'accept, save-data' })
        expect(saving.rawPayload).toEqual((await getPhoto(320, { accept })).rawPayload)
        const url = fullWidthPath(`/photos/${key}-640.webp`)
        const full = await api.app.inject({ url, headers: { accept, 'save-data': 'on' } })
        expect(full.rawPayload).toEqual((await getPhoto(640, { accept })).rawPayload)
      }
    })

    test('caches WebP shortly while AVIF is encoded', async () => {
      await getPhoto(480)
      const early = await getPhoto(480, { accept: 'image/avif' })
      expect(early.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' })
      const isAvif = async () =>
        (await getPhoto(480, { accept: 'image/avif' })).headers['content-type'] === 'image/avif'
      await expect.poll(isAvif).toBe(true)
    })
  })

  test.each([
    '/photos/unknownphoto-320.webp',
    '/photos/unknownphoto-321.webp',
    '/photos/feedfacefeedface-320.avif',
    '/photos/..%2f..%2fetc%2fpasswd',
    '/photos/x.svg',
  ])('returns 404 for %s', async url => {
    expect((await api.app.inject(url)).statusCode).toBe(404)
  })
})
