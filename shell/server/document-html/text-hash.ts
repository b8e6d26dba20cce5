import { createHash } from 'node:crypto'

export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
