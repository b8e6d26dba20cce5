import { textHash } from './text-hash.ts'

/**
 * Wakes the shop's letters, which sleep in the style element before it, and asks for their files at once: where an earlier
 * page has brought the files, or where the line is fast. Elsewhere they would hold up the first paint and come before the
 * first photo; there the device's own letters stay until the next document. A line is fast where this very document's
 * first byte says so, less the time that making it took (Server-Timing), and where what the browser knows of the line does
 * not say otherwise. The links are written, not appended: for a link that the parser meets, and for no other, the first
 * paint waits some milliseconds.
 */
const code = `{
const { currentScript, currentScript: { dataset: { fonts } } } = document
const isFast = () => {
  const { rtt = 0, saveData } = navigator.connection ?? {}
  if (rtt > 100 || saveData) return false
  const [{ requestStart, responseStart, serverTiming }] = performance.getEntriesByType('navigation')
  const answerMs = responseStart - requestStart
  return answerMs < 500 && answerMs - (serverTiming?.[0]?.duration ?? 0) < 60
}
if (localStorage.letters === fonts || isFast()) {
  currentScript.previousElementSibling.media = 'all'
  for (const href of fonts.split(' ')) document.write('<link rel=preload as=font crossorigin href=' + href + '>')
}
}`

/** What the content policy must name for the browser to run the preloader. */
export const preloaderHash = textHash(code)

/** The script that wakes the faces and asks for those of a language early; nothing where the sheets name none. */
export function fontPreloader(css: string, locale: string): string {
  const faces = locale === 'ur' ? ['urdu', 'text'] : ['text', 'display']
  const addresses = [...css.matchAll(/url\("?([^)"]+\/([a-z]+)\.[0-9a-f]+\.woff2)"?\)/g)]
  const fonts = addresses
    .filter(([, , face]) => face !== undefined && faces.includes(face))
    .map(([, address]) => address)
  return fonts.length > 0 ? `<script data-fonts="${fonts.join(' ')}">${code}</script>` : ''
}
