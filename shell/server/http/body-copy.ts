import { PassThrough, type Readable } from 'node:stream'

/** If the API ends early, only the copy is closed: the client's own connection stays open to read the response. */
export function copyOfBody(raw: Readable): PassThrough {
  const copy = new PassThrough()
  raw.once('close', () => {
    if (!raw.readableEnded) copy.destroy(new Error('The client closed the connection.'))
  })
  // The proxy reports the error; unhandled, this event would crash the process.
  copy.on('error', () => undefined)
  raw.pipe(copy)
  copy.once('close', () => raw.resume())
  return copy
}

export async function untilReceived({ body, raw }: { body: unknown; raw: Readable }): Promise<void> {
  if (!body || raw.readableEnded || raw.destroyed) return
  await new Promise<void>(resolve => {
    for (const event of ['end', 'close']) raw.once(event, () => resolve())
  })
}
