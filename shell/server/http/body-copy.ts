import { PassThrough, type Readable } from 'node:stream'

/**
 * Copies a request's body for the API. If the API ends early, only the copy is closed and the rest of the body is
 * dropped: the client's own connection stays open, so that it reads the response. If the client aborts, the copy fails.
 */
export function copyOfBody(raw: Readable): PassThrough {
  const copy = new PassThrough()
  raw.once('close', () => {
    if (!raw.readableEnded) copy.destroy(new Error('The client closed the connection.'))
  })
  // The proxy reports the error; without a listener this event ends the process.
  copy.on('error', () => undefined)
  raw.pipe(copy)
  // After the pipe has seen it, which pauses the source.
  copy.once('close', () => raw.resume())
  return copy
}

/** Resolves once the body of a request was received or its client aborted; at once without a body. */
export async function untilReceived({ body, raw }: { body: unknown; raw: Readable }): Promise<void> {
  if (!body || raw.readableEnded || raw.destroyed) return
  await new Promise<void>(resolve => {
    for (const event of ['end', 'close']) raw.once(event, () => resolve())
  })
}
