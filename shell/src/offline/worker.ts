import { on } from '@closyyy/event-bus/event-bus'
import { savesData } from './saves-data.ts'

/** What the page tells the service worker (shell/server/offline/service-worker.js). */
type Message = { kind: 'forget' } | { kind: 'seen'; path: string; files: string[] }

const tell = async (container: ServiceWorkerContainer, message: Message) =>
  (await container.ready).active?.postMessage(message)

/** Has the service worker forget what it cached of this visitor. */
export async function forgetVisits(container: ServiceWorkerContainer | undefined): Promise<void> {
  // Nothing was cached before a worker controls the page.
  if (container?.controller) await tell(container, { kind: 'forget' })
}

/** Registers the service worker, and has it forget what it kept of a visitor when a session begins or ends. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  const forget = () => void tell(container, { kind: 'forget' })
  // A session may have begun or ended before this came to listen.
  on('session.started', forget, { replay: true })
  on('session.ended', forget, { replay: true })
  const isFirst = container.controller === null
  await container.register('/service-worker.js', { updateViaCache: 'none' })
  if (isFirst && !savesData()) await tell(container, seen())
}

/** The page that was opened before there was a worker: its address, and the files that it loaded. */
function seen(): Message {
  const { origin, pathname, search } = window.location
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = names.filter(name => name.startsWith(origin)).map(name => name.slice(origin.length))
  return { kind: 'seen', path: pathname + search, files }
}
