import { savesData } from './saves-data.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Brings the shop's letters for the next document where this one went without them, as on a slow line it does, and tells
 * the server by a cookie. Nobody who saves data pays for letters.
 */
export async function keepLetters(document: Document): Promise<void> {
  const { fonts, key } = document.querySelector<HTMLScriptElement>('script[data-fonts]')?.dataset ?? {}
  if (!fonts || savesData()) return
  // Loaded, never shown: nothing changes under somebody's eyes.
  await Promise.all(fonts.split(' ').map(address => new FontFace('kept', `url(${address})`).load()))
  document.cookie = `letters=${key}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
