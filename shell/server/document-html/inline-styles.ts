import { LRUCache } from 'lru-cache'
import { textHash } from './text-hash.ts'

/** More than the pages of a few releases need. */
const MAX_COMBINATIONS = 200

export interface FontFile {
  name: string
  path: string
}

export interface InlineStyles {
  css: string
  fonts: FontFile[]
  hash?: string
}

/**
 * Joins the style sheets of a document, so that the first paint needs no second response. Releases never change, so
 * each combination is joined once.
 */
export function createStyleReader(): (paths: string[], readText: (path: string) => string) => InlineStyles {
  const joined = new LRUCache<string, InlineStyles>({ max: MAX_COMBINATIONS })
  return (paths, readText) => {
    const key = paths.join(' ')
    const cached = joined.get(key) ?? join(paths.map(readText))
    joined.set(key, cached)
    return cached
  }
}

function join(sheets: string[]): InlineStyles {
  const css = sheets.join('')
  return { css, fonts: fontsOf(css), ...(css && { hash: textHash(css) }) }
}

function fontsOf(css: string): FontFile[] {
  const files = css.matchAll(/url\("?([^)"]+\/([a-z-]+)\.[0-9a-f]+\.woff2)"?\)/g)
  return [...files].map(([, path = '', name = '']) => ({ name, path }))
}
