import { createHash } from 'node:crypto'

/** Returns the SHA-384 of a file in the form of an `integrity` attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Serializes the hashes of a release's own scripts and style sheets; documents contain those of vendor chunks. */
export function integrityTable(integrity: Record<string, string>): Buffer {
  const loaded = Object.entries(integrity).filter(([file]) => /^\w.*\.(js|css)$/.test(file))
  return Buffer.from(JSON.stringify(Object.fromEntries(loaded.sort(([a], [b]) => (a < b ? -1 : 1)))))
}
