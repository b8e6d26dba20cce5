import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawPhoto, fileOf, jpegFile, svgFile, wovenPhoto } from '../../../test/photo-files.ts'
import { makeUnremovable } from '../../../test/unremovable-photo.ts'
import { AppError } from '../../http/app-error.ts'
import { renderMessage } from '../../messages/response-message.ts'
import { openPhotoStore, type PhotoStore } from './photo-store.ts'
import { inOrder, withNewPhotos, withNewPicture } from './photos-service.ts'

let folder: string
let store: PhotoStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
  store = openPhotoStore({ folder, draw: async () => undefined })
})
afterAll(() => rm(folder, { recursive: true }))

const storedRenditions = async () =>
  (await readdir(folder, { recursive: true })).filter(name => /\.(avif|webp)$/.test(name))
const addPhotos = (...files: File[]) => withNewPhotos(store, files, 'images', async photos => photos)
async function addPhoto(file: File) {
  const [photo] = await addPhotos(file)
  if (!photo) throw new Error('No photo was added.')
  return photo
}
const reasonsOf = async (...files: File[]) => {
  const error = await addPhotos(...files).catch((failure: unknown) => failure)
  const fields = error instanceof AppError ? Object.entries(error.fields ?? {}) : []
  return Object.fromEntries(fields.map(([field, messages]) => [field, messages.map(one => renderMessage(one, 'en'))]))
}
const reasonOf = async (file: File) => (await reasonsOf(file))['images.0']?.[0]

describe('an uploaded photo', () => {
  // PHOTO-4
  test('is stored as WebP and as smaller AVIF in every width, with a tiny placeholder', async () => {
    const photo = await addPhoto(fileOf(await wovenPhoto().jpeg().toBuffer(), 'kurta.jpg', 'image/jpeg'))
    expect(photo).toMatchObject({ width: 1280, height: 1600 })
    expect(photo.placeholder?.length).toBeLessThan(200)
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
    for (const width of renditionWidths) {
      const webp = (await store.read(photo.key, width)) as Buffer
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width })
      const smallest = await store.readSmallest(photo.key, width)
      expect(smallest).toMatchObject({ format: 'avif' })
      expect(smallest).not.toHaveProperty('encoding')
      expect(smallest?.bytes.length).toBeLessThan(webp.length)
      expect(await sharp(smallest?.bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width })
    }
  })

  // PHOTO-3
  test('loses its metadata but keeps its orientation', async () => {
    const exif = {
      IFD0: { Make: 'Secretphone' },
      IFD3: { GPSLatitude: '31/1 33/1 0/1', GPSLongitude: '74/1 20/1 0/1' },
    }
    const bytes = await drawPhoto(600, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const photo = await addPhoto(fileOf(bytes, 'kurta.jpg', 'image/jpeg'))
    expect(photo).toMatchObject({ width: 400, height: 600 })
    const files = renditionWidths.map(async width => [
      await store.read(photo.key, width),
      (await store.readSmallest(photo.key, width))?.bytes,
    ])
    for (const rendition of (await Promise.all(files)).flat() as Buffer[]) {
      const { exif: left, icc, xmp, iptc, orientation } = await sharp(rendition).metadata()
      expect([left, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(rendition.includes('Secretphone')).toBe(false)
    }
  })

  test.each([
    ['image/png', () => drawPhoto(300, 300).png()],
    ['image/gif', () => drawPhoto(300, 300).gif()],
    ['image/jpg', () => drawPhoto(300, 300).jpeg()],
    ['', () => drawPhoto(300, 300).png()],
  ])('may be declared as %j', async (type, picture) => {
    expect(await addPhoto(fileOf(await picture().toBuffer(), 'kurta', type))).toMatchObject({ width: 300, height: 300 })
  })
})

describe('an SVG', () => {
  test('may begin with a declaration, comments and a document type', async () => {
    const head = `\uFEFF<?xml version="1.0"?>${'<!---->'.repeat(300)}<!DOCTYPE svg PUBLIC "a" "b">\n`
    const bytes = Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>`)
    expect(await addPhoto(fileOf(bytes, 'a.svg', 'image/svg+xml'))).toMatchObject({ width: 1280, height: 1600 })
    const text = Buffer.from(`${'<!---->'.repeat(580)} text`)
    expect(await reasonOf(fileOf(text, 'a.svg', 'image/svg+xml'))).toMatch(/images are allowed/)
  })

  test('becomes pixels; its scripts do not run and its links are not followed', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const photo = await addPhoto(
      svgFile(`<style>@import url(${host}/style.css);</style>
        <script>fetch('${host}/script')</script><script href="${host}/linked.js"/>
        <rect width="400" height="500" fill="teal" onload="fetch('${host}/load')"/>
        <image href="${host}/a.png" width="50" height="50"/><image xlink:href="${host}/b.png" width="50" height="50"/>
        <image href="file:///etc/passwd" width="50" height="50"/>
        <foreignObject width="50" height="50"><img xmlns="http://www.w3.org/1999/xhtml" src="${host}/c.png"/></foreignObject>`),
    )
    server.close()
    expect(asked).toEqual([])
    expect(photo).toMatchObject({ width: 1280, height: 1600 })
    const { dominant } = await sharp(await store.read(photo.key, 320)).stats()
    expect(dominant.r).toBeLessThan(30)
  })

  test.each([
    [
      'with entities',
      () => fileOf(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'a.svg', 'image/svg+xml'),
    ],
    ['beyond 256 kB', () => svgFile(`<!--${'a'.repeat(300_000)}-->`)],
    ['packed', () => fileOf(gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml')],
    ['broken', () => svgFile('<rect')],
    ['of no size', () => svgFile('', 'width="0" height="0"')],
    ['nested without end', () => svgFile('<g>'.repeat(50_000))],
  ])('%s is rejected', async (_case, file) => {
    expect(await reasonOf(file())).toMatch(/not a valid image|images are allowed/)
  })

  test('is stopped if it keeps the processor busy', async () => {
    const filter = `<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".9" numOctaves="200"/>
      ${'<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="90"/>'.repeat(12)}</filter>`
    const reason = await reasonOf(
      svgFile(`${filter}<rect width="4000" height="4000" filter="url(#f)"/>`, 'width="4000" height="4000"'),
    )
    expect(reason).toBe('kurta.svg is not a valid image.')
  })
})

describe('memory exhaustion', () => {
  const MEGABYTE = 1024 * 1024

  /** Measures the peak memory of this process and its children, in bytes. */
  async function peakMemory(work: () => Promise<unknown>) {
    const before = process.memoryUsage.rss()
    const peak = { grown: 0, child: 0 }
    const watch = setInterval(() => {
      peak.grown = Math.max(peak.grown, process.memoryUsage.rss() - before)
      for (const bytes of childrenMemory()) peak.child = Math.max(peak.child, bytes)
    }, 5)
    await work().finally(() => clearInterval(watch))
    return peak
  }

  function childrenMemory(): number[] {
    const ids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
    return ids.map(id => {
      const status = existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : ''
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    })
  }

  test('an SVG bomb ends only its child process', async () => {
    const bomb = await drawPhoto(12_000, 12_000).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
    const image = `<image href="data:image/png;base64,${bomb.toString('base64')}" width="400" height="500"/>`
    const file = svgFile(image)
    expect(file.size).toBeLessThan(256 * 1024)
    let reason: string | undefined
    const peak = await peakMemory(async () => {
      reason = await reasonOf(file)
    })
    expect(reason).toBe('kurta.svg is not a valid image.')
    expect(peak.grown).toBeLessThan(100 * MEGABYTE)
    expect(peak.child).toBeLessThan(800 * MEGABYTE)
  })

  test('decodes an image of 25 million pixels in a child process', async () => {
    const bytes = await drawPhoto(5_000, 5_000).png({ progressive: true }).toBuffer()
    const file = fileOf(bytes, 'large.png', 'image/png')
    let photo: Awaited<ReturnType<typeof addPhoto>> | undefined
    const peak = await peakMemory(async () => {
      photo = await addPhoto(file)
    })
    expect(photo).toMatchObject({ width: 1280, height: 1280 })
    expect(peak.grown).toBeLessThan(100 * MEGABYTE)
    expect(peak.child).toBeGreaterThan(100 * MEGABYTE)
  })
})

// PHOTO-3
describe('a rejected file', () => {
  test.each([
    [
      'a lie about its type',
      async () => fileOf(await drawPhoto(50, 50).png().toBuffer(), 'a.jpg', 'image/jpeg'),
      'The contents of a.jpg don’t match its file type. Please choose another photo.',
    ],
    [
      'another kind of picture',
      async () => fileOf(await drawPhoto(50, 50).webp().toBuffer(), 'a.jpg', 'image/jpeg'),
      'Only JPEG, PNG, JPG, GIF, and SVG images are allowed.',
    ],
    [
      'a page',
      async () => fileOf(Buffer.from('<html><svg></svg></html>'), 'a.svg', 'image/svg+xml'),
      'Only JPEG, PNG, JPG, GIF, and SVG images are allowed.',
    ],
    [
      'nothing',
      async () => fileOf(Buffer.alloc(0), 'a.png', 'image/png'),
      'Only JPEG, PNG, JPG, GIF, and SVG images are allowed.',
    ],
    [
      'half a picture',
      async () => fileOf((await drawPhoto(400, 400).jpeg().toBuffer()).subarray(0, 900), 'a.jpg', 'image/jpeg'),
      'a.jpg is not a valid image.',
    ],
    [
      'a bomb',
      async () => fileOf(await drawPhoto(9_000, 9_000).png({ compressionLevel: 1 }).toBuffer(), 'a.png', 'image/png'),
      'a.png has too many pixels. Please choose a smaller photo.',
    ],
  ])('with %s reports the reason', async (_case, file, reason) => {
    expect(await reasonOf(await file())).toBe(reason)
  })

  test('rejects the whole form, and every bad file is named', async () => {
    const before = (await storedRenditions()).length
    const broken = fileOf(Buffer.from('GIF89a'), 'broken.gif', 'image/gif')
    expect(await reasonsOf(await jpegFile(), broken, await jpegFile(), broken)).toEqual({
      'images.1': ['broken.gif is not a valid image.'],
      'images.3': ['broken.gif is not a valid image.'],
    })
    expect(await storedRenditions()).toHaveLength(before)
  })
})

test('deletes photos whose rows could not be written', async () => {
  const before = (await storedRenditions()).length
  let seen = 0
  const fails = withNewPhotos(store, [await jpegFile()], 'images', async () => {
    seen = (await storedRenditions()).length
    throw new Error('No row.')
  })
  await expect(fails).rejects.toThrow('No row.')
  expect(seen).toBe(before + 2 * renditionWidths.length)
  expect(await storedRenditions()).toHaveLength(before)
})

// PHOTO-7
test('keeps the photos of a write that may be committed', async () => {
  const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const before = (await storedRenditions()).length
  await expect(withNewPhotos(store, [await jpegFile()], 'images', lost)).rejects.toThrow('Connection terminated')
  expect(await storedRenditions()).toHaveLength(before + 2 * renditionWidths.length)
  await expect(withNewPicture(store, await jpegFile(), 'picture', lost)).rejects.toThrow('Connection terminated')
  expect((await storedRenditions()).length).toBeGreaterThan(before + 2 * renditionWidths.length)
})

// PHOTO-7
test('reports why rows could not be written, also if their photos cannot be deleted', async () => {
  const log = { warn: vi.fn() }
  const logging = openPhotoStore({ folder, draw: async () => undefined, log })
  const fails = withNewPhotos(logging, [await jpegFile()], 'images', async ([photo]) => {
    await makeUnremovable(folder, photo?.key ?? '')
    throw new Error('No row.')
  })
  await expect(fails).rejects.toThrow('No row.')
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test.each([
  ['none requested: added ones last', [], [1, 2], [3], [1, 2, 3]],
  ['new ones where they were put', ['new', 2, 'new', 1], [1, 2], [3, 4], [3, 2, 4, 1]],
  ['the rest behind', [2], [1, 2, 5], [3], [2, 1, 5, 3]],
  ['strangers, repeats and too many new ones left out', [9, 2, 2, 'new', 'new'], [1, 2], [3], [2, 3, 1]],
] as const)('puts photos in order: %s', (_what, wanted, standing, added, order) => {
  expect(inOrder(wanted, standing, added)).toEqual(order)
})
