import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface InlineStyles {
  css: string
  /** What the content policy must name for the browser to take the style element. */
  hash: string
  /** Addresses of the faces that every page needs. */
  fonts: string[]
}

/**
 * The style sheets of a document as one text, so that the first paint waits for no second answer.
 * Releases never change, so what was read once is kept.
 */
export function createStyleReader(releasesDir: string): (addresses: string[]) => Promise<InlineStyles> {
  const sheets = new Map<string, Promise<string>>()
  const joined = new Map<string, Promise<InlineStyles>>()

  const sheet = (address: string) => {
    const read = sheets.get(address) ?? readFile(join(releasesDir, address.replace(/^\/releases\//, '')), 'utf8')
    sheets.set(address, read)
    return read
  }
  const concatenate = async (addresses: string[]): Promise<InlineStyles> => {
    const css = (await Promise.all(addresses.map(sheet))).join('')
    return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}`, fonts: fontsOf(css) }
  }
  return addresses => {
    const key = addresses.join(' ')
    const made = joined.get(key) ?? concatenate(addresses)
    joined.set(key, made)
    return made
  }
}

/** The faces of a sheet, without those that stand for a range of letters and are fetched where one occurs. */
function fontsOf(css: string): string[] {
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter(face => !face.includes('unicode-range'))
  return faces.flatMap(face => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
}
