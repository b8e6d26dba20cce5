import { createHash } from 'node:crypto'
import type { SentDocument } from '../metrics/server-metrics.ts'
import type { CachedDocument } from './document-cache.ts'
import { type SharedBody, shareBody } from './shared-body.ts'

export interface RenderResult {
  sent: Omit<SentDocument, 'seconds'>
  /** False if something is missing, as after a failed read. */
  isWhole: boolean
  /** Surrogate keys of the API's responses, and whether each response named its keys. */
  keys: ReadonlySet<string>
  isKeyed: boolean
}

/** A document whose content may still be rendered. */
export interface StartedDocument {
  status: number
  headers: Record<string, string>
  html: AsyncIterable<string | Uint8Array>
  /** Resolves once the content is rendered. */
  result: Promise<RenderResult>
}

export interface Redirect {
  status: number
  redirect: string
  sent: Omit<SentDocument, 'seconds'>
}

/** A document that several responses send while it is rendered. */
export interface SharedDocument {
  status: number
  headers: Record<string, string>
  body: SharedBody
  /** Resolves with the whole document. @throws if it was not rendered to its end */
  finished: Promise<{ document: CachedDocument; isWhole: boolean }>
}

const HASH_LENGTH = 22

/** Compresses a document once for all responses. */
export function shareDocument(started: StartedDocument, renderedAt: number): SharedDocument {
  const { status, headers, html, result } = started
  const body = shareBody(html)
  const finish = async () => {
    const [{ sent, isWhole, keys, isKeyed }, bytes] = await Promise.all([result, body.whole])
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH)
    const document = { headers, bodies: { br: bytes }, hash, keys, isKeyed, renderedAt, sent }
    return { document, isWhole }
  }
  const finished = finish()
  // Handled by each response, if any is left.
  finished.catch(() => undefined)
  return { status, headers, body, finished }
}
