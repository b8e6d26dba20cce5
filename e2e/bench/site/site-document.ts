import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export const kinds = ['home', 'listing', 'further page', 'product', 'search'] as const
export type Kind = (typeof kinds)[number]

/** A document of the shop, and texts that only the right one contains. */
export interface SiteDocument {
  path: string
  kind: Kind
  marks: string[]
}

export interface DocumentResponse {
  status: number
  encoding: string | undefined
  body: Buffer
}

/** A document with data, unlike a frame, whose content browsers render. */
const FULL = '"mode":"full"'
const END = '</html>'

/** Returns the HTML of a response, which must be compressed. @throws if it cannot be read */
export function htmlOf({ encoding, body }: DocumentResponse): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  if (encoding === 'gzip') return gunzipSync(body).toString()
  throw new Error(`is encoded with ${encoding ?? 'nothing'}`)
}

/** Returns what is wrong with the response to the request for a document, undefined if it is the right one. */
export function findMistake({ marks }: SiteDocument, response: DocumentResponse): string | undefined {
  if (response.status !== 200) return `has the status ${response.status}`
  let html: string
  try {
    html = htmlOf(response)
  } catch (error) {
    return (error as Error).message
  }
  if (!html.endsWith(END)) return 'is cut off'
  if (!html.includes(FULL)) return 'is a frame without content'
  const missing = marks.find(mark => !html.includes(mark))
  return missing && `does not contain ${missing}`
}
