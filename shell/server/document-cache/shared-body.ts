import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

/** A body that is compressed once, with Brotli, while several responses send it. */
export interface SharedBody {
  /** Streams the body from its start, each part once it is rendered. */
  stream: () => Readable
  /** Resolves with the whole body. @throws if a part was not rendered */
  whole: Promise<Buffer>
}

/**
 * 128 KB: the data of a page at its end repeat URLs of photos at its beginning. A larger window saves no more than
 * 11 bytes, and half of it costs 10 to 440.
 */
const WINDOW_BITS = 17
/** Takes each part of most documents at once. */
const CHUNK_BYTES = 32_768

const options = {
  chunkSize: CHUNK_BYTES,
  // Sends each part once it is rendered.
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
}

export function shareBody(parts: AsyncIterable<string | Uint8Array>): SharedBody {
  const chunks: Buffer[] = []
  let next = Promise.withResolvers<void>()
  let hasEnded = false

  async function compress(): Promise<Buffer> {
    const compressed = createBrotliCompress(options)
    // A failure of the parts also ends the compressed stream.
    pipeline(parts, compressed).catch(() => undefined)
    try {
      for await (const chunk of compressed) {
        chunks.push(chunk)
        next.resolve()
        next = Promise.withResolvers()
      }
      return Buffer.concat(chunks)
    } finally {
      hasEnded = true
      next.resolve()
    }
  }

  const whole = compress()
  // Handled by each response, if any is left.
  whole.catch(() => undefined)

  async function* replay(): AsyncGenerator<Buffer> {
    for (let index = 0; ; index++) {
      while (index >= chunks.length && !hasEnded) await next.promise
      const chunk = chunks[index]
      if (chunk) yield chunk
      else break
    }
    await whole
  }

  return { stream: () => Readable.from(replay(), { objectMode: false }), whole }
}
