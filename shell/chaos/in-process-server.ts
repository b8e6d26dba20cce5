// A document server that renders in its own process, to compare the cost.
import { readEnv, withShellSecret } from '../server/env.ts'
import { setGcFlags } from '../server/gc-flags.ts'
import { resolveProductionRouter } from '../server/production-router.ts'
import type { StartRenderer } from '../server/render-pool/renderer-process.ts'
import type { FromRenderer } from '../server/renderer/protocol.ts'

setGcFlags()
resolveProductionRouter()
const { buildApp } = await import('../server/app.ts')
const { serveRenders } = await import('../server/renderer/serve-renders.ts')

const startInside: StartRenderer = () => {
  let receive: (messages: FromRenderer[]) => void = () => undefined
  const send = (message: FromRenderer) => queueMicrotask(() => receive([message]))
  const serve = serveRenders({ send, queue: send, drained: async () => undefined })
  return {
    pid: process.pid,
    cpuMs: () => undefined,
    send: messages => queueMicrotask(() => serve(messages)),
    onMessage(handle) {
      receive = handle
      setImmediate(() => handle([{ type: 'started' }]))
    },
    onEnd: () => undefined,
    kill: () => undefined,
  }
}

const env = await withShellSecret(readEnv())
const app = await buildApp(env, startInside)
await app.listen({ port: env.port, host: env.host })
process.on('SIGTERM', () => process.exit())
