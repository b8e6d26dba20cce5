import { haveTables } from '../document-html/document-assets.ts'
import type { RenderedDocument } from '../document-html/render-document.ts'
import { scriptHashes } from '../document-html/script-starter.ts'
import { textHash } from '../document-html/text-hash.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { contentPolicy, integrityPolicy, reportingEndpoints } from './content-security-policy.ts'
import { permissionsPolicy } from './security-headers.ts'

/** Returns the headers that depend on the document alone. */
export function documentHeaders(
  { styleHashes, isPublic, opening }: Pick<RenderedDocument, 'styleHashes' | 'isPublic' | 'opening'>,
  releases: Pick<ReleaseSet, 'documents'>,
  captchaOrigin: string | undefined,
): Record<string, string> {
  // Releases from before there were tables load scripts without hashes and insert HTML from text.
  const requiresTrustedTypes = haveTables(releases)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy({
      scripts: scriptHashes,
      styles: styleHashes,
      requiresTrustedTypes,
      frames: captchaOrigin,
    }),
    'reporting-endpoints': reportingEndpoints,
    'permissions-policy': permissionsPolicy,
    vary: 'accept-encoding, cookie',
    'cache-control': isPublic ? BROWSER_ONLY : 'no-store',
    ...(requiresTrustedTypes && { 'integrity-policy': integrityPolicy }),
    ...(isPublic && { 'x-offline-copy': 'allowed' }),
  }
  return { ...headers, ...(isPublic && { 'x-opening': openingTag(opening, headers) }) }
}

/** Returns the opening's length in bytes, and a hash of all that a browser with a copy of it has used: it and the headers. */
function openingTag(opening: string, headers: Record<string, string>): string {
  return `${Buffer.byteLength(opening)} ${textHash(JSON.stringify(headers) + opening)}`
}

/** Lets browsers go back to a document, and reuse it otherwise only after a request. */
const BROWSER_ONLY = 'private, max-age=0'

/** Lifetimes in shared caches in seconds. */
const PURGED = { fresh: 60, stale: 600 }
const UNPURGED = { fresh: 2, stale: 3 }
const ERROR_SECONDS = 86_400

interface SharedCacheOptions {
  /** True if this server learns of changes of the content. */
  isAnnounced: boolean
  /** True if it tells shared caches of them. */
  hasPurge: boolean
}

/** Lets shared caches store a whole public document: for seconds only, unless changes remove it there. */
export function sharedCacheControl({ isAnnounced, hasPurge }: SharedCacheOptions): string {
  const { fresh, stale } = isAnnounced && hasPurge ? PURGED : UNPURGED
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${ERROR_SECONDS}`
}
