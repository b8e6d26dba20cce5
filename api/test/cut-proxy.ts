import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Opens a TCP proxy that can be cut and restored: a cut ends all connections and rejects new ones. */
export async function openCutProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(client => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut() {
      isCut = true
      endAll()
    },
    mend() {
      isCut = false
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
