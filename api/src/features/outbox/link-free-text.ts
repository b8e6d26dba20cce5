/**
 * Removes URLs, and separates the labels of host names, of which mail programs make links, too: people write the names and
 * titles in a message, but only the shop sets its links (MESSAGE-5).
 */
export function linkFreeText(text: string): string {
  return text
    .replace(/\b[a-z][a-z\d+.-]{0,30}:\/\/\S*/gi, '')
    .replace(/\bwww\.\S*/gi, '')
    .replace(/(?<=[\p{L}\p{N}_-])[.。．](?=\p{L}{2})/gu, '. ')
    .trim()
}
