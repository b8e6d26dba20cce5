// A renderer: a process without rights that evaluates server bundles and renders pages (docs/decisions/029).
import { resolveProductionRouter } from '../production-router.ts'
import type { FromRenderer } from './protocol.ts'

resolveProductionRouter()
const { sealGlobals } = await import('./seal-globals.ts')
const { scopeGlobalTimers } = await import('./render-timers.ts')
const { serveRenders } = await import('./serve-renders.ts')
const { createChannel } = await import('./channel.ts')

const MAX_LOG_LENGTH = 1_000

const { exit } = process
const channel = createChannel(process.send?.bind(process))
const { send } = channel
const report = (message: string) =>
  send({ type: 'error', error: { name: 'Console', message: message.slice(0, MAX_LOG_LENGTH) } })

// A terminal sends these to the whole process group; the document server ends its renderers when it has finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => exit())
process.on('message', serveRenders(channel) as (messages: unknown) => void)
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, error => report(`${event}: ${error instanceof Error ? error.stack : error}`))

scopeGlobalTimers()
sealGlobals(report)
send({ type: 'started' } satisfies FromRenderer)
