import type { BucketSettings } from '@closyyy/bucket/bucket-settings'
import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { createLimiter } from '../../concurrency-limiter.ts'
import type { Db } from '../../db/database.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { openPhotoFolder } from './photo-files.ts'
import { renderShare } from './photo-renditions.ts'
import { findDrawing } from './photos-queries.ts'

const RENDERS_AT_A_TIME = 2
const MAX_WAITING = 300
const WEBP_QUALITY = 78
const DRAWING_WIDTH = 960
const CSS_DPI = 72

export interface PhotoSource {
  folder: string
  bucket?: BucketSettings | undefined
  draw(key: string): Promise<string | undefined>
}

/** Draws a demo photo as SVG from the description in its row; uploaded photos have files instead. */
export type DrawPlaceholder = (description: unknown) => Promise<string>

export async function drawingOf(db: Db, key: string, draw: DrawPlaceholder): Promise<string | undefined> {
  const description = await findDrawing(db, key)
  return description === undefined ? undefined : draw(description)
}

export interface PhotoStore {
  /** Returns one rendition, rendering it first if missing; undefined for an unknown key. */
  read(key: string, width: number): Promise<Buffer | undefined>
  /** Returns the preview image for chats, rendering it first if missing; undefined for an unknown key. */
  readShare(key: string): Promise<Buffer | undefined>
  save(key: string, renditions: ReadonlyMap<number, Buffer>): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** Yields, in batches, the keys of photos all of whose files are older than some milliseconds. */
  listOlder(ageMs: number): AsyncIterable<string[]>
  isIdle(): boolean
}

sharp.concurrency(1)
sharp.cache(false)

const renditionName = (key: string, width: number) => `${key}-${width}.webp`
const shareName = (key: string) => `${key}-share.jpg`

function rasterise(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (CSS_DPI * width) / DRAWING_WIDTH })
    .resize({ width })
    .webp({ quality: WEBP_QUALITY, effort: 2 })
    .toBuffer()
}

/** Runs a bounded number of renders at once; concurrent renders of one name share their result. */
export interface RenderQueue {
  run<Result>(name: string, render: () => Promise<Result>): Promise<Result>
  isIdle(): boolean
}

export function createRenderQueue(concurrency: number, maxWaiting: number): RenderQueue {
  const running = new Map<string, Promise<unknown>>()
  const limiter = createLimiter({
    concurrency,
    maxWaiting,
    tooMany: () => serviceUnavailable('photo.busy'),
  })
  return {
    run<Result>(name: string, render: () => Promise<Result>) {
      const current = running.get(name) as Promise<Result> | undefined
      if (current !== undefined) return current
      const result = limiter.run(render).finally(() => running.delete(name))
      running.set(name, result)
      return result
    },
    isIdle: limiter.isIdle,
  }
}

export function openPhotoStore({ folder, bucket, draw }: PhotoSource): PhotoStore {
  const files = bucket ? openPhotoBucket(bucket) : openPhotoFolder(folder)
  const queue = createRenderQueue(RENDERS_AT_A_TIME, MAX_WAITING)

  async function render(key: string, width: number, name: string): Promise<Buffer | undefined> {
    const drawing = await draw(key)
    if (drawing === undefined) return undefined
    const bytes = await rasterise(drawing, width)
    await files.write(name, bytes)
    return bytes
  }

  async function read(key: string, width: number): Promise<Buffer | undefined> {
    const name = renditionName(key, width)
    return (await files.read(name)) ?? queue.run(name, () => render(key, width, name))
  }

  async function makeShare(key: string, name: string): Promise<Buffer | undefined> {
    // Reads before entering the queue: a share that waited in it for a rendition could deadlock.
    for (const width of renditionWidths.toReversed()) {
      const photo = await read(key, width)
      if (photo)
        return queue.run(name, () => renderShare(photo).then(bytes => files.write(name, bytes).then(() => bytes)))
    }
    return undefined
  }

  return {
    read,
    async readShare(key) {
      const name = shareName(key)
      return (await files.read(name)) ?? makeShare(key, name)
    },
    async save(key, renditions) {
      for (const [width, bytes] of renditions) await files.write(renditionName(key, width), bytes)
    },
    async remove(keys) {
      for (const key of keys)
        await files.remove([...renditionWidths.map(width => renditionName(key, width)), shareName(key)])
    },
    listOlder: files.listOlder,
    isIdle: queue.isIdle,
  }
}
