import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import type { BucketSettings } from '../../provider-settings.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { renderShare } from './photo-share.ts'
import { createRenderQueue } from './render-queue.ts'

const RENDERS_AT_A_TIME = 2
const MAX_WAITING = 300
const WEBP_QUALITY = 78
const DRAWING_WIDTH = 960
const CSS_DPI = 72

/** Storage of photo files, and the source of photos without one. */
export interface PhotoSource {
  folder: string
  /** Used instead of the folder. */
  bucket?: BucketSettings | undefined
  /** Returns the SVG of a demo photo; undefined for an unknown key. */
  draw(key: string): Promise<string | undefined>
}

/** Stores photos by key as WebP files at the contract's widths. */
export interface PhotoStore {
  /** Returns one rendition, rendering it first if missing; undefined for an unknown key. */
  read(key: string, width: number): Promise<Buffer | undefined>
  /** Returns the preview image for chats, rendering it first if missing; undefined for an unknown key. */
  readShare(key: string): Promise<Buffer | undefined>
  /** Stores the renditions of an uploaded photo by width. */
  save(key: string, renditions: ReadonlyMap<number, Buffer>): Promise<void>
  /** Deletes every rendition of these photos. */
  remove(keys: readonly string[]): Promise<void>
  /** Yields, in batches, the keys of photos all of whose files are older than some milliseconds. */
  listOlder(ageMs: number): AsyncIterable<string[]>
  /** True if no render is waiting. */
  isIdle(): boolean
}

sharp.concurrency(1)
sharp.cache(false)

const renditionName = (key: string, width: number) => `${key}-${width}.webp`
const shareName = (key: string) => `${key}-share.jpg`

/** Rasterises at the requested size directly: small renditions of an SVG are cheap. */
function rasterise(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (CSS_DPI * width) / DRAWING_WIDTH })
    .resize({ width })
    .webp({ quality: WEBP_QUALITY, effort: 2 })
    .toBuffer()
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
