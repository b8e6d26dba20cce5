import { onSessionEnded, onSessionStarted } from '@closyyy/event-bus/on'
import { savesData } from '@closyyy/platform/rendering/connection'

export type WorkerMessage = { kind: 'forget' } | { kind: 'seen'; path: string; files: string[] }

const send = async (container: ServiceWorkerContainer, message: WorkerMessage) =>
  (await container.ready).active?.postMessage(message)

export async function forgetVisits(container: ServiceWorkerContainer | undefined): Promise<void> {
  // Nothing was cached before a worker controls the page.
  if (container?.controller) await send(container, { kind: 'forget' })
}

export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  const forget = () => void send(container, { kind: 'forget' })
  // A session may have begun or ended before this subscription.
  onSessionStarted(forget, { replay: true })
  onSessionEnded(forget, { replay: true })
  const isFirst = container.controller === null
  await container.register('/service-worker.js', { updateViaCache: 'none' })
  if (isFirst && !savesData()) await send(container, visitedPage())
}

function visitedPage(): WorkerMessage {
  const { origin, pathname, search } = window.location
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = names.filter(name => name.startsWith(origin)).map(name => name.slice(origin.length))
  return { kind: 'seen', path: pathname + search, files }
}
