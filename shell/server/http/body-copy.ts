import { PassThrough, type Readable } from 'node:stream'
import { MAX_DROPPED_BYTES, MAX_FORM_BYTES } from '@closyyy/gateway/body-limit'

/** A body on its way to the API. */
export class BodyCopy extends PassThrough {
  /** True once the client sent more than either server receives. */
  isTooLarge = false
}

/** If the API ends early, only the copy is closed: the client's own connection stays open to read the response. */
export function copyOfBody(raw: Readable): BodyCopy {
  const copy = new BodyCopy()
  let bytes = 0
  raw.once('close', () => {
    if (!raw.readableEnded) copy.destroy(new Error('The client closed the connection.'))
  })
  // The proxy reports the error; unhandled, this event would crash the process.
  copy.on('error', () => undefined)
  raw.pipe(copy)
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_FORM_BYTES && !copy.isTooLarge) {
      copy.isTooLarge = true
      copy.destroy(new Error('The body is too large.'))
    }
    if (bytes > MAX_DROPPED_BYTES) raw.destroy()
  })
  copy.once('close', () => raw.resume())
  return copy
}

export async function untilReceived({ body, raw }: { body: unknown; raw: Readable }): Promise<void> {
  if (!body || raw.readableEnded || raw.destroyed) return
  await new Promise<void>(resolve => {
    for (const event of ['end', 'close']) raw.once(event, () => resolve())
  })
}
