import type { FontFile } from './inline-styles.ts'
import { textHash } from './text-hash.ts'

/**
 * Wakes the letters, which sleep in the style element before it, and asks for their files at once, where the line is fast:
 * where this very document's first byte says so, less the time that making it took (Server-Timing), and what the browser
 * knows of the line does not say otherwise. The links are written, not appended: for a link that the parser meets, and
 * for no other, the first paint waits some milliseconds. The first script of a page costs a cheap phone some 40 ms
 * before it can paint, whatever it does.
 */
const code = `{
const { rtt = 0, saveData } = navigator.connection ?? {}
if (rtt <= 100 && !saveData) {
  const [{ requestStart, responseStart, serverTiming }] = performance.getEntriesByType('navigation')
  const answerMs = responseStart - requestStart
  if (answerMs < 500 && answerMs - (serverTiming?.[0]?.duration ?? 0) < 60) {
    const sleeping = document.currentScript.previousElementSibling
    sleeping.media = 'all'
    for (const href of sleeping.previousElementSibling.dataset.fonts.split(' '))
      document.write('<link rel=preload as=font crossorigin href=' + href + '>')
  }
}
}`

/** What the content policy must name for the browser to run the waker. */
export const wakerHash = textHash(code)

export interface LettersParts {
  /** The layer of the shop's own letters. */
  letters: string
  /** All font files that the styles name. */
  fonts: FontFile[]
  locale: string
  visitor: LettersVisitor
}

/** What of a visitor decides about the letters. */
export interface LettersVisitor {
  /** Names the files that an earlier page has brought. */
  kept: string | undefined
  isPhone: boolean
}

/**
 * The shop's own letters: in use where their files are there already, else asleep until the line shows to be fast. On a
 * slow line they would hold up the first paint and come before the first photo; there, and on phones, the device's own
 * letters stay until the next page. The meta element tells the page what to bring for that one.
 */
export function lettersHtml({ letters, fonts, locale, visitor }: LettersParts): string {
  const faces = locale === 'ur' ? ['urdu', 'text'] : ['text', 'display']
  const addresses = fonts.filter(({ face }) => faces.includes(face)).map(({ address }) => address)
  if (addresses.length === 0) return ''
  const key = textHash(addresses.join(' ')).slice(-12, -1)
  if (visitor.kept === key) {
    const links = addresses.map(href => `<link rel="preload" as="font" crossorigin href="${href}">`)
    return `${links.join('')}<style>${letters}</style>`
  }
  const wanted = `<meta name="letters" content="${key}" data-fonts="${addresses.join(' ')}">`
  const waker = visitor.isPhone ? '' : `<script>${code}</script>`
  return `${wanted}<style media="not all">${letters}</style>${waker}`
}
