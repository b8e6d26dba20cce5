import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Phone } from '../phones.ts'

export interface SlowNetwork {
  origin: string
  /** Returns the bytes that were received since the last call. */
  takeBytes: () => number
  /** Resolves once no byte has arrived for so many milliseconds. */
  untilQuiet: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** Parts in which the network delivers, so that parallel responses share it. */
const PACKET_BYTES = 4_096

/**
 * Forwards connections to an origin with the latency and bandwidth of a phone. Unlike the browser's emulation it covers
 * the requests of service workers.
 */
export async function startSlowNetwork(origin: string, phone: Phone): Promise<SlowNetwork> {
  const target = new URL(origin)
  let freeAt = 0
  let deliveredAt = performance.now()
  let bytes = 0
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', async request => {
      await pause(phone.latencyMs)
      if (!far.destroyed) far.write(request)
    })
    let delivered: Promise<unknown> = Promise.resolve()
    far.on('data', response => {
      bytes += response.length
      for (let at = 0; at < response.length; at += PACKET_BYTES) {
        const packet = response.subarray(at, at + PACKET_BYTES)
        freeAt = Math.max(performance.now(), freeAt) + (packet.length / phone.bytesPerSecond) * 1_000
        const arrivesAt = freeAt
        // One after the other, because timers of different lengths can end in another order.
        delivered = delivered.then(async () => {
          await pause(Math.max(0, arrivesAt - performance.now()))
          deliveredAt = performance.now()
          if (!near.destroyed) near.write(packet)
        })
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = bytes
      bytes = 0
      return taken
    },
    async untilQuiet(ms) {
      while (performance.now() < deliveredAt + ms) await pause(deliveredAt + ms - performance.now())
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
