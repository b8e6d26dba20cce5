import { deferredPhotos } from './deferred-photos.ts'
import type { HashedFile } from './document-assets.ts'
import { inputRecorder } from './input-recorder.ts'
import { minifyScript } from './minify-script.ts'
import { releaseLoader } from './release-loader.ts'
import { textHash } from './text-hash.ts'

/**
 * Requests the scripts after the first frame, while the browser lays out the rest of the document. On a slow line, where
 * they would delay the photos in view, the starter requests them (docs/decisions/059).
 */
const requestCode = minifyScript(`const requestScripts = () => {
for (const link of document.querySelectorAll('link[as=script]')) link.media = 'all'
}
if (!/[23]g/.test(navigator.connection?.effectiveType)) requestAnimationFrame(() => setTimeout(requestScripts))`)

/**
 * Starts the scripts after a frame of the whole document, whose paint they would delay; a hidden page starts at once. Each
 * runs when it arrives, not when the entry requests it (docs/decisions/063). In other languages than English the start
 * needs tables of hashes, because catalogues are chunks that no document names.
 */
const code = minifyScript(`${deferredPhotos}
${inputRecorder}
${releaseLoader}
{
const { entry } = document.currentScript.dataset
const start = () => {
  requestScripts()
  releaseLoader.loadScript(entry).catch(earlyInput.giveUp)
  for (const link of document.querySelectorAll('link[as=script]')) releaseLoader.beginScript(link.getAttribute('href'))
  if (document.documentElement.lang !== 'en' && navigator.onLine) releaseLoader.readTables()
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`)

/** Hashes of the inline scripts, for the content security policy. */
export const scriptHashes = [requestCode, code].map(textHash)

const hashed = ({ path, integrity }: HashedFile) => `href="${path}" integrity="${integrity}"`

export interface ScriptParts {
  entry: HashedFile
  preloads: HashedFile[]
  /** Further files whose hashes the loader starts from. */
  tables: HashedFile[]
}

/** Before the page, whose paint needs none of them. */
export function scriptRequests({ preloads }: ScriptParts): string {
  const links = preloads.map(
    file => `<link rel="preload" as="script" crossorigin media="not all" fetchpriority="low" ${hashed(file)}>`,
  )
  return `${links.join('')}<script>${requestCode}</script>`
}

/** After the page. */
export function scriptStarter({ entry, tables }: ScriptParts): string {
  const links = tables.map(file => `<link rel="integrity" ${hashed(file)}>`)
  return `${links.join('')}<script data-entry="${entry.path}" data-integrity="${entry.integrity}">${code}</script>`
}
