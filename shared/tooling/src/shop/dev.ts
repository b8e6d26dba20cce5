import { join, sep } from 'node:path'
import { packageFolders } from '../build-inputs.ts'
import { env } from '../env.ts'
import { coalesce } from '../processes/coalesce.ts'
import { type Service, startService } from '../processes/service.ts'
import { type Shop, untilAborted } from './running-shop.ts'
import { assertPortsUsable, startShop } from './start.ts'
import { watchFolders } from './watch-folders.ts'

/** Quiet time after a save, in milliseconds: editors write in bursts. */
const SETTLE_MS = 80

const inRoot = (folder: string) => join(env.root, folder)
const packagesOf = (unit: string) => [...packageFolders(inRoot(unit))]
const builtIntoReleases = ['shell', 'shared/ui'].map(inRoot)

const sources = {
  builder: packagesOf('shared/tooling'),
  api: [...packagesOf('api'), inRoot('shared/demo')],
  web: [inRoot('shell/server'), ...packagesOf('shell').filter(folder => !builtIntoReleases.includes(folder))],
}

const isIn = (folders: string[], path: string) => folders.some(folder => path.startsWith(folder + sep))
const isTest = (path: string) => /\.(test|story|spec)\.tsx?$/.test(path)

/** Runs the shop: releases every save in a unit, and restarts a process after a save in its sources. */
export async function dev(signal: AbortSignal): Promise<number> {
  await assertPortsUsable()
  // Watches before anything is built, so that no save during the start is lost.
  const pendingSaves: string[] = []
  let onSave = (path: string): void => void pendingSaves.push(path)
  watchFolders([...new Set(Object.values(sources).flat())], path => !isTest(path) && onSave(path), signal)
  const builder = startService({
    name: 'builder',
    script: 'shared/tooling/src/shop/release-saves.ts',
    variables: { BUILD_MODE: 'development', NODE_ENV: 'production' },
  })
  try {
    await builder.ready(signal)
    const shop = await startShop({ signal })
    onSave = createSaveListener({ ...shop, builder }, signal)
    for (const path of pendingSaves) onSave(path)
    console.log(`The shop is at ${shop.origin}; every save is built and released. Ctrl-C stops.`)
    await untilAborted(signal)
    await shop.close()
  } finally {
    await builder.stop()
  }
  return 0
}

function createSaveListener(services: Pick<Shop, 'api' | 'web'> & { builder: Service }, signal: AbortSignal) {
  const names = ['builder', 'api', 'web'] as const
  const restarters = names.map(name => ({ folders: sources[name], restart: createRestarter(services[name], signal) }))
  return (path: string) => {
    for (const { folders, restart } of restarters) if (isIn(folders, path)) restart()
  }
}

function createRestarter(service: Service, signal: AbortSignal): () => void {
  let starts = 0
  const reportEnd = async (start: number) => {
    await service.ended()
    if (start === starts && !signal.aborted) console.error(`The ${service.name} ended. The next save starts it again.`)
  }
  void reportEnd(starts)
  return coalesce(async () => {
    const startedAt = performance.now()
    starts++
    await service.restart()
    void reportEnd(starts)
    const isReady = await service.ready(signal).then(
      () => true,
      () => false,
    )
    if (isReady) console.log(`Restarted the ${service.name} in ${millisecondsSince(startedAt)}.`)
  }, SETTLE_MS)
}

const millisecondsSince = (startedAt: number) => `${Math.round(performance.now() - startedAt)} ms`
