import { createHash } from 'node:crypto'

/** The hash by which the content policy allows one inline script or style. */
export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
