import { textHash } from './text-hash.ts'

/**
 * Asks for the shop's letters at once where the line is fast, so that the first paint is set in them. On a slow line
 * they would come before the first photo; there the device's own letters stay until the next document. A line is fast
 * where this very document's first byte says so, less the time that making it took (Server-Timing), and where what the
 * browser knows of the line does not say otherwise. The links are written, not appended: for a link that the parser
 * meets, and for no other, the first paint waits some milliseconds.
 */
const code = `{
const [{ requestStart, responseStart, serverTiming }] = performance.getEntriesByType('navigation')
const answerMs = responseStart - requestStart
const lineMs = answerMs - (serverTiming?.[0]?.duration ?? 0)
const { rtt = 0, saveData } = navigator.connection ?? {}
if (lineMs < 60 && answerMs < 500 && rtt <= 100 && !saveData)
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
