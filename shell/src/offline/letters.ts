/**
 * Brings the shop's letters for the next document where this one went without them, as on a slow line it does; what is
 * noted here the document's font script reads. Nobody who saves data pays for letters.
 */
export async function keepLetters(document: Document): Promise<void> {
  const { fonts } = document.querySelector<HTMLScriptElement>('script[data-fonts]')?.dataset ?? {}
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!fonts || saveData || localStorage.letters === fonts) return
  // Loaded, never shown: nothing changes under somebody's eyes.
  await Promise.all(fonts.split(' ').map(address => new FontFace('kept', `url(${address})`).load()))
  localStorage.letters = fonts
}
