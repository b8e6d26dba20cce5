import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textHash } from './text-hash.ts'

/** A font file that the styles name: its name without hash (`text`, `urdu` …) and its path. */
export interface FontFile {
  name: string
  path: string
}

export interface InlineStyles {
  css: string
  fonts: FontFile[]
  /** Allows the style element in the content policy; undefined without styles. */
  hash?: string
}

/**
 * Reads the style sheets of a document as one text, so that the first paint waits for no second response.
 * Releases never change, so every file is read once.
 */
export function createStyleReader(releasesDir: string): (paths: string[]) => Promise<InlineStyles> {
  const sheets = new Map<string, Promise<string>>()
  const joined = new Map<string, Promise<InlineStyles>>()

  const sheet = (path: string) => {
    const read = sheets.get(path) ?? readFile(join(releasesDir, path.replace(/^\/releases\//, '')), 'utf8')
    sheets.set(path, read)
    return read
  }
  const concatenate = async (paths: string[]): Promise<InlineStyles> => {
    const css = (await Promise.all(paths.map(sheet))).join('')
    return { css, fonts: fontsOf(css), ...(css && { hash: textHash(css) }) }
  }
  return paths => {
    const key = paths.join(' ')
    const cached = joined.get(key) ?? concatenate(paths)
    joined.set(key, cached)
    return cached
  }
}

function fontsOf(css: string): FontFile[] {
  const files = css.matchAll(/url\("?([^)"]+\/([a-z-]+)\.[0-9a-f]+\.woff2)"?\)/g)
  return [...files].map(([, path = '', name = '']) => ({ name, path }))
}
