import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renditionWidths } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { createRenderQueue } from './render-queue.ts'

const RENDERS_AT_A_TIME = 2
const MOST_WAITING = 300
const WEBP_QUALITY = 78
const DRAWING_WIDTH = 960
const CSS_DPI = 72

/** Where the store gets what it has not rendered yet. */
export interface PhotoSource {
  folder: string
  /** The SVG document of a drawn photo, or undefined for an unknown key. */
  draw(key: string): Promise<string | undefined>
}

/** Photos by content-hash key, kept as WebP files at the contract's widths. */
export interface PhotoStore {
  /** The bytes of one rendition, rendered first where need be; undefined for an unknown key. */
  read(key: string, width: number): Promise<Buffer | undefined>
  /** Keeps the renditions of an uploaded photo, by their width. */
  save(key: string, renditions: ReadonlyMap<number, Buffer>): Promise<void>
  /** Forgets every rendition of these photos. */
  remove(keys: readonly string[]): Promise<void>
  /** The keys of photos all of whose files are older than so many milliseconds, some at a time. */
  listOlder(ageMs: number): AsyncIterable<string[]>
  /** True while nobody waits for a photo. */
  isIdle(): boolean
}

sharp.concurrency(1)
sharp.cache(false)

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** When a file was written, in milliseconds; just now where it is gone. */
function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
}

async function readdirIfThere(path: string): Promise<string[]> {
  try {
    return await readdir(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** When each photo of a folder was last written to. */
async function lastWritten(folder: string): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const name of await readdirIfThere(folder)) {
    const key = /^([a-z0-9]+)-\d+\.webp/.exec(name)?.[1]
    if (key) times.set(key, Math.max(times.get(key) ?? 0, await timeOf(join(folder, name))))
  }
  return times
}

/** Writes a file whole or not at all. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/** Rasterises at the wanted size at once: small renditions of a drawing cost little. */
function rasterise(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (CSS_DPI * width) / DRAWING_WIDTH })
    .resize({ width })
    .webp({ quality: WEBP_QUALITY, effort: 2 })
    .toBuffer()
}

export function openPhotoStore({ folder, draw }: PhotoSource): PhotoStore {
  const pathOf = (key: string, width: number) => join(folder, key.slice(0, 2), `${key}-${width}.webp`)
  const queue = createRenderQueue(RENDERS_AT_A_TIME, MOST_WAITING)

  async function render(key: string, width: number, path: string): Promise<Buffer | undefined> {
    const drawing = await draw(key)
    if (drawing === undefined) return undefined
    const bytes = await rasterise(drawing, width)
    await keep(path, bytes)
    return bytes
  }

  return {
    async read(key, width) {
      const path = pathOf(key, width)
      return (await readIfThere(path)) ?? queue.run(path, () => render(key, width, path))
    },
    async save(key, renditions) {
      for (const [width, bytes] of renditions) await keep(pathOf(key, width), bytes)
    },
    async remove(keys) {
      for (const key of keys) for (const width of renditionWidths) await rm(pathOf(key, width), { force: true })
    },
    async *listOlder(ageMs) {
      const parts = (await readdirIfThere(folder)).filter(part => /^[a-z0-9]{2}$/.test(part))
      for (const part of parts) {
        const written = [...(await lastWritten(join(folder, part)))]
        yield written.filter(([, time]) => time < Date.now() - ageMs).map(([key]) => key)
      }
    },
    isIdle: queue.isIdle,
  }
}
