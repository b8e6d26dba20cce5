import { createHash } from 'node:crypto'

type Algorithm = 'sha256' | 'sha384'

/** Returns the hash of a file in the form of an `integrity` attribute. */
export function integrityOf(bytes: Uint8Array, algorithm: Algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** Releases from before 2026-11-29 have SHA-384. */
export const hasIntegrity = (bytes: Uint8Array, expected: string) =>
  integrityOf(bytes, expected.startsWith('sha384-') ? 'sha384' : 'sha256') === expected

/** Serializes the hashes of a release's own scripts and style sheets; documents contain those of vendor chunks. */
export function integrityTable(integrity: Record<string, string>): Buffer {
  const loaded = Object.entries(integrity).filter(([file]) => /^\w.*\.(js|css)$/.test(file))
  return Buffer.from(JSON.stringify(Object.fromEntries(loaded.sort(([a], [b]) => (a < b ? -1 : 1)))))
}
