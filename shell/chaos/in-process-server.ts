// A document server that renders in its own process, to compare the cost.
import { readEnv } from '../server/env.ts'
import { resolveProductionRouter } from '../server/production-router.ts'
import type { StartRenderer } from '../server/render-pool/renderer-process.ts'
import type { FromRenderer } from '../server/renderer/protocol.ts'

resolveProductionRouter()
const { buildApp } = await import('../server/app.ts')
const { serveRenders } = await import('../server/renderer/serve-renders.ts')

const startInside: StartRenderer = () => {
  let receive: (message: FromRenderer) => void = () => undefined
  const serve = serveRenders({
    send: message => queueMicrotask(() => receive(message)),
    drained: async () => undefined,
  })
  return {
    pid: process.pid,
    cpuMs: () => undefined,
    send: message => queueMicrotask(() => serve(message)),
    onMessage(handle) {
      receive = handle
      setImmediate(() => handle({ type: 'started' }))
    },
    onEnd: () => undefined,
    kill: () => undefined,
  }
}

const env = readEnv()
const app = await buildApp(env, startInside)
await app.listen({ port: env.port, host: env.host })
process.on('SIGTERM', () => process.exit())
