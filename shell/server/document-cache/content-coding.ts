import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { CachedDocument } from './document-cache.ts'

export type Coding = 'br' | 'gzip' | 'identity'

const decompress = promisify(brotliDecompress)
const compress = promisify(gzip)

/** Returns the best content coding that a client accepts. */
export function acceptedCoding(accepted: string | undefined): Coding {
  return (negotiate(accepted ?? '', ['br', 'gzip', 'identity']) as Coding | null) ?? 'identity'
}

/** Returns the body of a document in a content coding; gzip is cached with it. */
export async function bodyOf({ bodies }: CachedDocument, coding: Coding): Promise<Buffer> {
  const known = bodies[coding]
  if (known) return known
  const text = await decompress(bodies.br)
  if (coding === 'identity') return text
  bodies.gzip = await compress(text)
  return bodies.gzip
}

/** Makes a strong entity tag, which differs by content coding. */
export const entityTag = ({ hash }: CachedDocument, coding: Coding) => `"${hash}-${coding}"`

/** Returns whether a client has an entity, by its `if-none-match` header. */
export function hasEntity(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map(text => text.trim().replace(/^W\//, ''))
  return tags?.some(known => known === tag || known === '*') ?? false
}
