import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharePath } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { renderShare } from './photo-renditions.ts'
import { openPhotoStore } from './photo-store.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })

async function addDrawnProduct() {
  const product = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
  const drawn_from = JSON.stringify({
    garment: 'kurta',
    fabric: 'khaddar',
    colour: 'navy',
    accent: 'ivory',
    view: 'front',
    seed: 7,
  })
  const { key } = await api.db
    .updateTable('photos')
    .set({ drawn_from })
    .where('product_id', '=', product.id)
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

test('a crawler gets a small immutable JPEG in the preview size of chats', async () => {
  const path = sharePath(`/photos/${await addDrawnProduct()}-1280.webp`)
  const { statusCode, headers, rawPayload } = await api.app.inject({
    url: path,
    headers: { 'user-agent': 'WhatsApp/2.23.20.0', accept: '*/*' },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(rawPayload.length).toBeLessThan(300_000)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('returns 404 for an unknown photo', async () => {
  expect((await api.app.inject('/photos/nosuchphoto-share.jpg')).statusCode).toBe(404)
  expect((await api.app.inject('/photos/nosuchphoto-share.png')).statusCode).toBe(404)
})

test('centres the whole photo on its own colours', async () => {
  const share = await renderShare(await plain(1280, 1600, '#c8a050').webp().toBuffer())
  const { channels } = await sharp(share).stats()
  for (const [channel, value] of [0xc8, 0xa0, 0x50].entries()) {
    expect(Math.abs((channels[channel]?.min ?? 0) - value)).toBeLessThan(8)
    expect(Math.abs((channels[channel]?.max ?? 0) - value)).toBeLessThan(8)
  }
})

test('even a photo that compresses badly stays below the size limit of WhatsApp', async () => {
  const share = await renderShare(await noise(1280, 672).webp({ quality: 90 }).toBuffer())
  expect(share.length).toBeLessThan(300_000)
})

test('is stored beside a photo of any size, and removed with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
  const store = openPhotoStore({ folder, draw: async () => undefined })
  const key = 'aa000001square'
  await store.save(key, new Map([[320, { webp: await plain(320, 320, '#205080').webp().toBuffer() }]]))
  expect(await store.readShare(key)).toEqual(await store.readShare(key))
  expect((await readdir(join(folder, 'aa'))).sort()).toEqual([`${key}-320.webp`, `${key}-share.jpg`])
  await store.remove([key])
  expect(await readdir(join(folder, 'aa'))).toEqual([])
  await rm(folder, { recursive: true })
})
