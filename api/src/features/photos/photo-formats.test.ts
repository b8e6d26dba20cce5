import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPhoto, wovenPhoto } from '../../../test/photo-files.ts'
import { acceptsAvif, widthToSend } from './photo-negotiation.ts'
import { openPhotoStore, type PhotoStore } from './photo-store.ts'

let folder: string
let store: PhotoStore
/** Called for every encoding, before its source is read. */
let beforeEncoding: () => Promise<void>
let encodings: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

beforeEach(() => {
  encodings = 0
  beforeEncoding = async () => undefined
  const draw = async () => {
    encodings++
    await beforeEncoding()
    return undefined
  }
  store = openPhotoStore({ folder, draw })
})

const filesOf = async (key: string) =>
  (await readdir(join(folder, key.slice(0, 2)))).filter(name => name.startsWith(key))

/** Stores a photo as shops did before AVIF. */
async function saveOld(key: string, widths: readonly number[], picture = wovenPhoto(1280, 1600)) {
  const pixels = await picture.png({ compressionLevel: 0 }).toBuffer()
  for (const width of widths)
    await store.save(key, new Map([[width, { webp: await sharp(pixels).resize(width).webp().toBuffer() }]]))
}

describe('a photo stored as WebP only', () => {
  test('is sent at once, encoded once for concurrent requests, and sent as AVIF from then on', async () => {
    await saveOld('aa00000001', [640, 1280])
    const first = await Promise.all(Array.from({ length: 10 }, () => store.readSmallest('aa00000001', 640)))
    expect(first.map(each => each?.format)).toEqual(Array(10).fill('webp'))
    await Promise.all(first.map(each => each?.encoding))
    expect(encodings).toBe(1)
    const later = await store.readSmallest('aa00000001', 640)
    expect(later).toEqual({ format: 'avif', bytes: expect.any(Buffer) })
    expect(later?.bytes.length).toBeLessThan(first[0]?.bytes.length ?? 0)
    expect(await sharp(later?.bytes).metadata()).toMatchObject({ compression: 'av1', width: 640, height: 800 })
  })

  test('stays WebP, and is encoded once, if AVIF would be larger', async () => {
    await saveOld('aa00000002', [320], drawPhoto(320, 400))
    await (await store.readSmallest('aa00000002', 320))?.encoding
    for (let request = 0; request < 3; request++) {
      const webp = await store.read('aa00000002', 320)
      expect(await store.readSmallest('aa00000002', 320)).toEqual({ format: 'webp', bytes: webp })
    }
    expect(encodings).toBe(1)
  })

  test('gets a width that did not exist when it was uploaded', async () => {
    await saveOld('aa00000003', [320, 640, 1280])
    expect(await sharp(await store.read('aa00000003', 480)).metadata()).toMatchObject({ format: 'webp', width: 480 })
    await saveOld('aa00000004', [1280])
    const smallest = await store.readSmallest('aa00000004', 480)
    expect(smallest).toEqual({ format: 'avif', bytes: expect.any(Buffer) })
    expect((await filesOf('aa00000004')).sort()).toEqual(
      ['1280.webp', '480.avif', '480.webp'].map(name => `aa00000004-${name}`),
    )
  })

  test('has no widths beyond a small square', async () => {
    await saveOld('aa00000005', [320])
    for (const width of [480, 640, 1280]) {
      expect(await store.read('aa00000005', width)).toBeUndefined()
      expect(await store.readSmallest('aa00000005', width)).toBeUndefined()
    }
  })

  test('leaves no file if it is deleted, also while it is encoded', async () => {
    const [width] = renditionWidths
    await saveOld('aa00000006', [width, 1280])
    await (await store.readSmallest('aa00000006', width))?.encoding
    expect(await filesOf('aa00000006')).toHaveLength(3)
    beforeEncoding = () => store.remove(['aa00000006'])
    await (await store.readSmallest('aa00000006', 1280))?.encoding
    expect(await filesOf('aa00000006')).toEqual([])
    expect(await store.readSmallest('aa00000006', width)).toBeUndefined()
  })

  test('is encoded one at a time with a bounded queue; the other ones are encoded when requested again', async () => {
    const keys = Array.from({ length: 320 }, (_, index) => `bb${String(index).padStart(8, '0')}`)
    const webp = await wovenPhoto(32, 40).webp().toBuffer()
    for (const key of keys) await store.save(key, new Map([[320, { webp }]]))
    let active = 0
    let peak = 0
    beforeEncoding = async () => {
      peak = Math.max(peak, ++active)
      await new Promise(resolve => setImmediate(resolve))
      active--
    }
    const encode = async () => {
      const smallest = await Promise.all(keys.map(key => store.readSmallest(key, 320)))
      expect(smallest.every(each => each?.bytes.length)).toBe(true)
      await Promise.all(smallest.map(each => each?.encoding))
    }
    await encode()
    expect(peak).toBe(1)
    expect(encodings).toBe(301)
    await encode()
    expect(encodings).toBe(320)
  })
})

test.each([
  [true, 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'],
  [true, 'image/webp, image/avif ;q=0.5, */*'],
  [true, 'IMAGE/AVIF'],
  [false, undefined],
  [false, '*/*'],
  [false, 'image/*'],
  [false, 'image/webp,*/*;q=0.8'],
  [false, 'image/avif;q=0, image/webp'],
  [false, 'image/avif-sequence'],
])('accepts AVIF: %s for %j', (isAccepted, header) => {
  expect(acceptsAvif(header)).toBe(isAccepted)
})

test.each([
  [1280, 'on', 640],
  [640, 'on', 320],
  [480, 'On', 320],
  [320, 'on', 320],
  [640, 'on; level=2', 320],
  [640, 'off', 640],
  [640, 'only', 640],
  [640, undefined, 640],
])('sends for a width of %i with Save-Data %j one of %i', (requested, header, width) => {
  expect(widthToSend(requested, header)).toBe(width)
})
