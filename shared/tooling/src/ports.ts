import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('No free port is available.')
  return bound.port
}

/** Rejects a port that the Fetch standard blocks, such as 4190. @throws with the name of the variable to change */
export async function assertNotBlocked(variable: string, port: number): Promise<void> {
  // A blocked port fails before the connection, whether or not anything listens.
  const failure = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) }).then(
    () => undefined,
    (error: { cause?: { message?: string } }) => error.cause?.message,
  )
  if (failure === 'bad port')
    throw new Error(`Browsers and fetch block port ${port}. Set ${variable} to another one, such as ${port + 10}.`)
}
