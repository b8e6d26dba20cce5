import type { BucketSettings } from '@closyyy/bucket/bucket-settings'
import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import type { Db } from '../../db/database.ts'
import type { AppError } from '../../http/app-error.ts'
import type { Logger } from '../../logger.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { openPhotoFolder } from './photo-files.ts'
import { renderShare } from './photo-renditions.ts'
import { findDrawing } from './photos-queries.ts'
import { createRenderQueue } from './render-queue.ts'
import {
  decodePixels,
  type EncodedRendition,
  encodeAvif,
  encodeRendition,
  encodeWebp,
  type Pixels,
} from './rendition-encoding.ts'
import { fileNamesOf, type RenditionFormat, renditionName, shareName } from './rendition-names.ts'

const RENDERS_AT_A_TIME = 2
const MAX_WAITING = 300
const LARGEST_WIDTH = Math.max(...renditionWidths)
const DRAWING_WIDTH = 960
const CSS_DPI = 72

export interface PhotoSource {
  folder: string
  bucket?: BucketSettings | undefined
  draw(key: string): Promise<string | undefined>
  log?: Logger
}

/** Draws a demo photo as SVG from the description in its row; uploaded photos have files instead. */
export type DrawPlaceholder = (description: unknown) => Promise<string>

export async function drawingOf(db: Db, key: string, draw: DrawPlaceholder): Promise<string | undefined> {
  const description = await findDrawing(db, key)
  return description === undefined ? undefined : draw(description)
}

/** The smallest file of a rendition. */
export interface SmallestRendition {
  bytes: Buffer
  format: RenditionFormat
  /** Settles once a smaller file was encoded for later requests; undefined if this one is final. Handle its rejection. */
  encoding?: Promise<void>
}

export interface PhotoStore {
  /** Returns one rendition as WebP, rendering it first if missing; undefined for an unknown key. */
  read(key: string, width: number): Promise<Buffer | undefined>
  /**
   * Returns one rendition as AVIF, or as WebP if that is smaller or AVIF was not encoded yet; renders it first if
   * missing. Undefined for an unknown key.
   */
  readSmallest(key: string, width: number): Promise<SmallestRendition | undefined>
  /** Returns the preview image for chats, rendering it first if missing; undefined for an unknown key. */
  readShare(key: string): Promise<Buffer | undefined>
  save(key: string, renditions: ReadonlyMap<number, EncodedRendition>): Promise<void>
  /** Deletes photos. @throws if a file could not be deleted */
  remove(keys: readonly string[]): Promise<void>
  /** Deletes photos that no row names any more; logs a failure, after which `sweepPhotos` deletes them (PHOTO-7). */
  discard(keys: readonly string[]): Promise<void>
  /** Yields, in batches, the keys of photos all of whose files are older than some milliseconds. */
  listOlder(ageMs: number): AsyncIterable<string[]>
  isIdle(): boolean
}

sharp.concurrency(1)
sharp.cache(false)

/** Source of a missing rendition: the drawing of a demo photo, or the largest stored rendition. */
type RenditionSource = { drawing: string } | { webp: Buffer }

function decodeSource(source: RenditionSource, width: number): Promise<Pixels> {
  const picture =
    'webp' in source
      ? sharp(source.webp)
      : sharp(Buffer.from(source.drawing), { density: (CSS_DPI * width) / DRAWING_WIDTH })
  return decodePixels(
    picture.resize({ width, withoutEnlargement: 'webp' in source }).flatten({ background: '#ffffff' }),
  )
}

/** Resolves if the error only reports that the server is busy; a later request tries again. */
function ignoreUnavailable(error: AppError): void {
  if (error.code !== 'unavailable') throw error
}

export function openPhotoStore({ folder, bucket, draw, log }: PhotoSource): PhotoStore {
  const files = bucket ? openPhotoBucket(bucket) : openPhotoFolder(folder)
  const queue = createRenderQueue(RENDERS_AT_A_TIME, MAX_WAITING)
  const background = createRenderQueue(1, MAX_WAITING)

  /** Reads a WebP or preview file; an empty one was cut off, and counts as missing. */
  async function readWhole(name: string): Promise<Buffer | undefined> {
    const bytes = await files.read(name)
    return bytes?.length ? bytes : undefined
  }

  async function findSource(key: string): Promise<RenditionSource | undefined> {
    const drawing = await draw(key)
    if (drawing !== undefined) return { drawing }
    const webp = await readWhole(renditionName(key, LARGEST_WIDTH, 'webp'))
    return webp && { webp }
  }

  async function write(named: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [name, bytes] of named) await files.write(name, bytes)
  }

  /** Writes files rendered from another one, and deletes them again if that was deleted meanwhile. */
  async function writeDerived(sourceName: string, named: ReadonlyMap<string, Buffer>): Promise<void> {
    await write(named)
    if (!(await files.read(sourceName))) await files.remove([...named.keys()])
  }

  async function render(key: string, width: number, withAvif: boolean): Promise<EncodedRendition | undefined> {
    const source = await findSource(key)
    if (!source) return undefined
    const pixels = await decodeSource(source, width)
    const encoded: EncodedRendition = withAvif ? await encodeRendition(pixels) : { webp: await encodeWebp(pixels) }
    const named = filesOf(key, width, encoded)
    await ('webp' in source ? writeDerived(renditionName(key, LARGEST_WIDTH, 'webp'), named) : write(named))
    return encoded
  }

  const renderMissing = (key: string, width: number, withAvif: boolean) =>
    queue.run(`${key}-${width}`, () => render(key, width, withAvif))

  async function encodeMissingAvif(key: string, width: number): Promise<void> {
    const [name, webpName] = [renditionName(key, width, 'avif'), renditionName(key, width, 'webp')]
    if (await files.read(name)) return
    const webp = await readWhole(webpName)
    if (!webp) return
    const source = (await findSource(key)) ?? { webp }
    const avif = await encodeAvif(await decodeSource(source, width), webp)
    await writeDerived(webpName, new Map([[name, avif]]))
  }

  /** Responses do not wait for AVIF if there is a WebP: old photos of a shop would take seconds a page. */
  function untilEncoded(key: string, width: number, webp: Buffer): SmallestRendition {
    const encoding = background.run(`${key}-${width}`, () => encodeMissingAvif(key, width)).catch(ignoreUnavailable)
    return { bytes: webp, format: 'webp', encoding }
  }

  function smallestOf(key: string, width: number, { webp, avif }: EncodedRendition): SmallestRendition {
    if (!avif) return untilEncoded(key, width, webp)
    return avif.length > 0 ? { bytes: avif, format: 'avif' } : { bytes: webp, format: 'webp' }
  }

  async function read(key: string, width: number): Promise<Buffer | undefined> {
    const webp = await readWhole(renditionName(key, width, 'webp'))
    return webp ?? (await renderMissing(key, width, false))?.webp
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

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await files.remove(fileNamesOf(key))
  }

  return {
    read,
    async readSmallest(key, width) {
      const avif = await files.read(renditionName(key, width, 'avif'))
      if (avif && avif.length > 0) return { bytes: avif, format: 'avif' }
      const webp = await readWhole(renditionName(key, width, 'webp'))
      const encoded = webp ? { webp, avif } : await renderMissing(key, width, true)
      return encoded && smallestOf(key, width, encoded)
    },
    async readShare(key) {
      const name = shareName(key)
      return (await readWhole(name)) ?? makeShare(key, name)
    },
    async save(key, renditions) {
      for (const [width, encoded] of renditions) await write(filesOf(key, width, encoded))
    },
    remove,
    async discard(keys) {
      try {
        await remove(keys)
      } catch (error) {
        log?.warn({ err: error, keys }, 'photos could not be deleted; the next sweep tries again')
      }
    },
    listOlder: files.listOlder,
    isIdle: queue.isIdle,
  }
}

function filesOf(key: string, width: number, { webp, avif }: EncodedRendition): Map<string, Buffer> {
  const named = new Map([[renditionName(key, width, 'webp'), webp]])
  if (avif) named.set(renditionName(key, width, 'avif'), avif)
  return named
}
