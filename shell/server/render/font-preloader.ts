import { textHash } from './text-hash.ts'

/**
 * Asks for the shop's letters at once where the line is fast, so that the first paint is set in them. On a slow line
 * they would come before the first photo; there the device's own letters stay until the next document. The line is
 * judged by the first byte of this very document, less the time that making it took (Server-Timing): what a browser
 * tells of its line is a guess at a first visit. The links are written, not appended: for a link that the parser meets,
 * and for no other, the first paint waits some milliseconds.
 */
const code = `{
const [{ requestStart, responseStart, serverTiming }] = performance.getEntriesByType('navigation')
const lineMs = responseStart - requestStart - (serverTiming?.[0]?.duration ?? 0)
if (lineMs < 80 && !navigator.connection?.saveData)
  for (const href of document.currentScript.dataset.fonts.split(' '))
    document.write('<link rel=preload as=font crossorigin href=' + href + '>')
}`

/** What the content policy must name for the browser to run the preloader. */
export const preloaderHash = textHash(code)

/** The script that asks for the faces of a language early; nothing where the sheets name none. */
export function fontPreloader(css: string, locale: string): string {
  const faces = locale === 'ur' ? ['urdu', 'text'] : ['text', 'display']
  const addresses = [...css.matchAll(/url\("?([^)"]+\/([a-z]+)\.[0-9a-f]+\.woff2)"?\)/g)]
  const fonts = addresses
    .filter(([, , face]) => face !== undefined && faces.includes(face))
    .map(([, address]) => address)
  return fonts.length > 0 ? `<script data-fonts="${fonts.join(' ')}">${code}</script>` : ''
}
