import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textHash } from './text-hash.ts'

export interface FontFile {
  name: string
  path: string
}

export interface InlineStyles {
  css: string
  fonts: FontFile[]
  hash?: string
}

/** Joins a document's style sheets, so that the first paint needs no second response; reads each file once. */
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
