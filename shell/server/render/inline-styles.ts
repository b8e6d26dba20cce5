import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textHash } from './text-hash.ts'

export interface InlineStyles {
  css: string
  /** What the content policy must name for the browser to take the style element. */
  hash: string
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
    return { css, hash: textHash(css) }
  }
  return addresses => {
    const key = addresses.join(' ')
    const made = joined.get(key) ?? concatenate(addresses)
    joined.set(key, made)
    return made
  }
}
