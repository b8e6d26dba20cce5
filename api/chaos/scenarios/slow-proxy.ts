import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Opens a proxy to a server that delays every request by some ms, in order. */
export async function openSlowProxy(target: { host: string; port: number }) {
  let delayMs = 0
  const server = createServer(client => {
    const upstream = connect(target.port, target.host)
    // Keeps the order of data sent before and after a change of the delay.
    let freeAt = 0
    client.on('data', bytes => {
      freeAt = Math.max(freeAt, performance.now() + delayMs)
      setTimeout(() => upstream.writable && upstream.write(bytes), Math.max(0, freeAt - performance.now()))
    })
    upstream.pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    slowBy(ms: number) {
      delayMs = ms
    },
    close: () => server.close(),
  }
}
