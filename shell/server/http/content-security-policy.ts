/** Allows scripts and styles of this origin and, by hash, inline ones; photo placeholders are data URIs. */
export function contentPolicy(hashes: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }): string {
  const own = (allowed: string[]) => ["'self'", ...allowed.map(hash => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(hashes.scripts)}`,
    `style-src ${own(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
