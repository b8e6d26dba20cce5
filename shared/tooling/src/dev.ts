import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, sep } from 'node:path'
import { readRegistry } from '@closyyy/releases/registry'
import { units } from './build.ts'
import { packageFolders } from './build-inputs.ts'
import { coalesce } from './coalesce.ts'
import { env, releasesDir } from './env.ts'
import type { Service } from './service.ts'
import { type Shop, startShop, untilAborted } from './start.ts'
import { watchFolders } from './watch-folders.ts'

/** Quiet time after a save, in milliseconds: editors write in bursts. */
const SETTLE_MS = 80

const inRoot = (folder: string) => join(env.root, folder)
const packagesOf = (unit: string) => [...packageFolders(inRoot(unit))]
const builtIntoReleases = ['shell', 'shared/ui'].map(inRoot)

/** The folders that each part of the running shop is made from. */
const sources = {
  releases: [...units, 'shared'].map(inRoot),
  api: [...packagesOf('api'), inRoot('shared/demo')],
  web: [inRoot('shell/server'), ...packagesOf('shell').filter(folder => !builtIntoReleases.includes(folder))],
}

const isIn = (folders: string[], path: string) => folders.some(folder => path.startsWith(folder + sep))
const isTest = (path: string) => /\.(test|story|spec)\.tsx?$/.test(path)

/** Keeps the shop running: releases every save in a unit, and restarts a server whose sources were saved. */
export async function dev(signal: AbortSignal): Promise<number> {
  // Watches before anything is built, so that no save during the start is lost.
  const early: string[] = []
  let onSave = (path: string): void => void early.push(path)
  watchFolders([...new Set(Object.values(sources).flat())], path => !isTest(path) && onSave(path), signal)
  if (!(await build(signal))) return 1
  const shop = await startShop({ signal })
  onSave = reactionsOf(shop, signal)
  for (const path of early) onSave(path)
  console.log(`The shop is at ${shop.origin}; every save is built and released. Ctrl-C stops.`)
  await untilAborted(signal)
  await shop.close()
  return 0
}

/** What a save sets off, by its path. */
function reactionsOf(shop: Shop, signal: AbortSignal): (path: string) => void {
  const release = coalesce(() => releaseChanges(signal), SETTLE_MS)
  const restartApi = restarterOf(shop.api, signal)
  const restartWeb = restarterOf(shop.web, signal)
  return path => {
    if (isIn(sources.releases, path) && !isIn([inRoot('shell/server')], path)) release()
    if (isIn(sources.api, path)) restartApi()
    if (isIn(sources.web, path)) restartWeb()
  }
}

/** Builds in a process of its own, as this one keeps the shared packages that it started with. */
async function build(signal: AbortSignal): Promise<boolean> {
  const cli = inRoot('shared/tooling/src/cli.ts')
  const child = spawn(process.execPath, [cli, 'build'], { cwd: env.root, stdio: 'inherit', signal })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

async function releaseChanges(signal: AbortSignal): Promise<void> {
  const began = performance.now()
  const before = await readRegistry(releasesDir)
  const isBuilt = await build(signal).catch(() => false)
  const { units: after } = await readRegistry(releasesDir)
  const changed = Object.keys(after).filter(unit => after[unit]?.current !== before.units[unit]?.current)
  if (isBuilt && changed.length > 0) console.log(`Released ${changed.join(', ')} in ${millisecondsSince(began)}.`)
}

/** Returns what restarts a service, and reports every end that nobody asked for. */
function restarterOf(service: Service, signal: AbortSignal): () => void {
  let starts = 0
  const reportEnd = async (start: number) => {
    await service.ended()
    if (start === starts && !signal.aborted) console.error(`The ${service.name} ended. The next save starts it again.`)
  }
  void reportEnd(starts)
  return coalesce(async () => {
    const began = performance.now()
    starts++
    await service.restart()
    void reportEnd(starts)
    const isReady = await service.ready(signal).then(
      () => true,
      () => false,
    )
    if (isReady) console.log(`Restarted the ${service.name} in ${millisecondsSince(began)}.`)
  }, SETTLE_MS)
}

const millisecondsSince = (began: number) => `${Math.round(performance.now() - began)} ms`
