import { MAIN_ID } from '../frame/frame.tsx'
import { savesData } from './saves-data.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Brings the shop's letters where this document may go without them: the next page is set in them, and a cookie tells the
 * server that the next document can be. Nobody who saves data pays for letters.
 */
export async function keepLetters(document: Document): Promise<void> {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name=letters]')
  if (!wanted?.dataset.fonts || savesData()) return
  // Loaded, not shown: nothing changes under somebody's eyes.
  await Promise.all(wanted.dataset.fonts.split(' ').map(address => new FontFace('kept', `url(${address})`).load()))
  document.cookie = `letters=${wanted.content}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  const sleeping = wanted.nextElementSibling
  if (sleeping instanceof HTMLStyleElement && sleeping.media !== 'all') onNextPage(() => wake(sleeping))
}

/** Calls once, as the content of another address stands in the document and is not painted yet. */
function onNextPage(call: () => void) {
  const { pathname } = window.location
  const observer = new MutationObserver(() => {
    if (window.location.pathname === pathname) return
    observer.disconnect()
    call()
  })
  const main = document.getElementById(MAIN_ID)
  if (main) observer.observe(main, { childList: true, subtree: true })
}

function wake(sleeping: HTMLStyleElement) {
  sleeping.media = 'all'
  // Optional faces come into use with a document's first paint alone, also where their files are at hand.
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap'
}
