import { deferredPhotos } from './deferred-photos.ts'
import type { HashedFile } from './document-assets.ts'
import { inputRecorder } from './input-recorder.ts'
import { releaseLoader } from './release-loader.ts'
import { textHash } from './text-hash.ts'

/**
 * Loads the other scripts after the first paint, which they would delay; a hidden page starts at once. In other languages
 * than English the start needs tables of hashes, because catalogues are chunks that no document names.
 */
const code = `${deferredPhotos}
${inputRecorder}
${releaseLoader}
{
const { entry } = document.currentScript.dataset
const start = () => {
  for (const link of document.querySelectorAll('link[as=script]')) link.media = 'all'
  releaseLoader.loadScript(entry).catch(earlyInput.giveUp)
  if (document.documentElement.lang !== 'en' && navigator.onLine) releaseLoader.readTables()
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`

export const starterHash = textHash(code)

const hashed = ({ path, integrity }: HashedFile) => `href="${path}" integrity="${integrity}"`

export interface ScriptParts {
  entry: HashedFile
  preloads: HashedFile[]
  /** Further files whose hashes the loader starts from. */
  tables: HashedFile[]
}

export function scriptStarter({ entry, preloads, tables }: ScriptParts): string {
  const links = [
    ...tables.map(file => `<link rel="integrity" ${hashed(file)}>`),
    ...preloads.map(
      file => `<link rel="preload" as="script" crossorigin media="not all" fetchpriority="low" ${hashed(file)}>`,
    ),
  ]
  return `${links.join('')}<script data-entry="${entry.path}" data-integrity="${entry.integrity}">${code}</script>`
}
