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

/** Returns the origin of a server that listens on a host. */
export const originOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * Rejects a port that something listens on, whose responses would be taken for those of the own server, or that the Fetch
 * standard blocks, such as 4190. @throws with the name of the variable to change
 */
export async function assertUsable(variable: string, host: string, port: number): Promise<void> {
  // A blocked port fails before the connection, whether or not anything listens.
  const failure = await fetch(originOf(host, port), { signal: AbortSignal.timeout(1_000) }).then(
    () => undefined,
    (error: { cause?: { message?: string } }) => error.cause?.message,
  )
  if (failure === 'bad port')
    throw new Error(`Browsers and fetch block port ${port}. Set ${variable} to another one, such as ${port + 10}.`)
  const server = createServer().listen(port, host)
  const code = await once(server, 'listening').then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  )
  if (code === 'EADDRINUSE')
    throw new Error(`Port ${port} on ${host} is already taken; stop what uses it or set ${variable}.`)
  // The own server reports other failures, as of a port below 1024.
  if (code !== undefined) return
  server.close()
  await once(server, 'close')
}
