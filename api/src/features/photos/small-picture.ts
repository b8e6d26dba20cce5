import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MOST_SVG_BYTES = 256 * 1024
/** It ends itself long before, by its own count; this is for one that cannot count any more. */
const MOST_MS = 60_000
const MOST_PNG_BYTES = 24 * 1024 * 1024
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url))

/** Has a process that may fail make a small PNG of it. */
function makeSmall(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      { timeout: MOST_MS, killSignal: 'SIGKILL', maxBuffer: MOST_PNG_BYTES, encoding: 'buffer', env: {} },
      (error, png) => (error ? reject(error) : resolve(png)),
    )
    // A process that ends early closes its input; the callback above tells of it.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}

/** A drawing as a PNG of 1280 pixels' width; its scripts and links are dead. @throws Error where that takes more than 4 s of a processor or 512 MB */
export function rasteriseSvg(svg: Buffer): Promise<Buffer> {
  if (svg.length > MOST_SVG_BYTES) return Promise.reject(new Error('The drawing is too large.'))
  if (/<!ENTITY/i.test(svg.toString('latin1'))) return Promise.reject(new Error('The drawing defines entities.'))
  return makeSmall(svg)
}

/** A large picture as a PNG of at most 1280 pixels' width, upright. @throws Error where that takes more than 4 s of a processor or 512 MB */
export function shrinkPicture(bytes: Buffer): Promise<Buffer> {
  return makeSmall(bytes)
}
