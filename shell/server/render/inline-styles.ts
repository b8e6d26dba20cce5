import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textHash } from './text-hash.ts'

/** A font file that the styles name: its face (`text`, `urdu` …) and its address. */
export interface FontFile {
  face: string
  address: string
}

export interface InlineStyles {
  css: string
  /** The layer of the shop's own letters, apart, as a page can do without. */
  letters: string
  fonts: FontFile[]
  /** What the content policy must name for the browser to take the style elements. */
  hashes: string[]
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
    const text = (await Promise.all(addresses.map(sheet))).join('')
    const [css, letters] = apart(text, '@layer letters')
    return { css, letters, fonts: fontsOf(text), hashes: [css, letters].filter(Boolean).map(textHash) }
  }
  return addresses => {
    const key = addresses.join(' ')
    const made = joined.get(key) ?? concatenate(addresses)
    joined.set(key, made)
    return made
  }
}

/** A sheet without its block of a name, and the block. */
function apart(css: string, name: string): [rest: string, block: string] {
  const start = css.search(new RegExp(`${name}\\s*\\{`))
  if (start === -1) return [css, '']
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0 && end < css.length; end++) depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0
  return [css.slice(0, start) + css.slice(end), css.slice(start, end)]
}

function fontsOf(css: string): FontFile[] {
  const files = css.matchAll(/url\("?([^)"]+\/([a-z]+)\.[0-9a-f]+\.woff2)"?\)/g)
  return [...files].map(([, address = '', face = '']) => ({ face, address }))
}
