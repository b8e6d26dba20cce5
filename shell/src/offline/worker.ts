import { on } from '@closyyy/event-bus/event-bus'

/** A message from the page to the service worker. */
export type WorkerMessage = { kind: 'forget' } | { kind: 'seen'; path: string; files: string[] }

const send = async (container: ServiceWorkerContainer, message: WorkerMessage) =>
  (await container.ready).active?.postMessage(message)

/** Makes the service worker delete what it cached of this visitor. */
export async function forgetVisits(container: ServiceWorkerContainer | undefined): Promise<void> {
  // Nothing was cached before a worker controls the page.
  if (container?.controller) await send(container, { kind: 'forget' })
}

/** Registers the service worker; when a session begins or ends, the worker deletes what it cached of the visitor. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  const forget = () => void send(container, { kind: 'forget' })
  // Replays: a session may have begun or ended before this subscription.
  on('session.started', forget, { replay: true })
  on('session.ended', forget, { replay: true })
  const isFirst = container.controller === null
  await container.register('/service-worker.js', { updateViaCache: 'none' })
  if (isFirst && !savesData()) await send(container, visitedPage())
}

/** Describes the page that was opened before a worker was installed: its path and the files that it loaded. */
function visitedPage(): WorkerMessage {
  const { origin, pathname, search } = window.location
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = names.filter(name => name.startsWith(origin)).map(name => name.slice(origin.length))
  return { kind: 'seen', path: pathname + search, files }
}

/** True if the visitor's browser is set to save data; nothing is prefetched then. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
