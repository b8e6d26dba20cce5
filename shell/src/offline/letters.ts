import { savesData } from './saves-data.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Brings the shop's letters for the next document where this one may go without them, and tells the server by a cookie. Nobody who saves data pays for letters.
 */
export async function keepLetters(document: Document): Promise<void> {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name=letters]')
  if (!wanted?.dataset.fonts || savesData()) return
  // Loaded, never shown: nothing changes under somebody's eyes.
  await Promise.all(wanted.dataset.fonts.split(' ').map(address => new FontFace('kept', `url(${address})`).load()))
  document.cookie = `letters=${wanted.content}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
