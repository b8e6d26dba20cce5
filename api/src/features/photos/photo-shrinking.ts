import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAX_SVG_BYTES = 256 * 1024
/** Fallback: the process normally exits long before, by its own measurements. */
const MAX_MS = 60_000
const MAX_PNG_BYTES = 24 * 1024 * 1024
const program = fileURLToPath(new URL('./photo-process.ts', import.meta.url))

/** Converts an image to a small PNG in a child process. */
function makeSmall(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      { timeout: MAX_MS, killSignal: 'SIGKILL', maxBuffer: MAX_PNG_BYTES, encoding: 'buffer', env: {} },
      (error, png) => (error ? reject(error) : resolve(png)),
    )
    // A process that exits early closes its input; the callback above reports it.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}

/**
 * Rasterises an SVG to a PNG 1280 pixels wide, without scripts and links. @throws Error beyond 4 s of processor time or
 * 512 MB
 */
export function rasteriseSvg(svg: Buffer): Promise<Buffer> {
  if (svg.length > MAX_SVG_BYTES) return Promise.reject(new Error('The drawing is too large.'))
  if (/<!ENTITY/i.test(svg.toString('latin1'))) return Promise.reject(new Error('The drawing defines entities.'))
  return makeSmall(svg)
}

/**
 * Shrinks a large image to a PNG at most 1280 pixels wide, upright. @throws Error beyond 4 s of processor time or 512
 * MB
 */
export function shrinkPhoto(bytes: Buffer): Promise<Buffer> {
  return makeSmall(bytes)
}
