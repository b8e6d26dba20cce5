// Builds every unit, rebuilds those that a save changes, and promotes each build. `dev` runs it in a separate process.
import { join } from 'node:path'
import { promote, readState } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import { type Configuration, type MultiStats, rspack } from '@rspack/core'
import { env, releasesDir } from '../env.ts'
import { describeContract } from '../release/contract-needs.ts'
import { removeSuperseded } from '../release/dev-releases.ts'
import { publishBuild } from '../release/publish-build.ts'
import { releaseAuthor } from '../release/release-author.ts'
import { units } from '../units.ts'

/** Quiet time after a save, in milliseconds: editors write in bursts. */
const SETTLE_MS = 50

const configurationsOf = async (unit: string) => {
  const { default: configurations } = await import(join(env.root, unit, 'rspack.config.ts'))
  return (configurations as Configuration[]).map(one => ({ ...one, name: `${unit} ${one.name}` }))
}
const unitOf = (name = '') => name.split(' ')[0] ?? ''

const compiler = rspack((await Promise.all(units.map(configurationsOf))).flat())
const failed = new Set<string>()
const pending = new Set<string>()
let isFirst = true

/** Releases the units of a round of compilations. @throws if one failed or the releases are incompatible */
async function release({ stats }: MultiStats): Promise<void> {
  for (const { compilation } of stats) {
    if (compilation.errors.length > 0) failed.add(compilation.name ?? '')
    else failed.delete(compilation.name ?? '')
    pending.add(unitOf(compilation.name))
  }
  const failedUnits = [...failed].map(unitOf)
  const ready = [...pending].filter(unit => !failedUnits.includes(unit))
  const ids: Record<string, string> = {}
  for (const unit of ready) ids[unit] = await publishBuild(unit)
  await promote(openFolderStore(releasesDir), ids, { by: await releaseAuthor(), readApi: describeContract })
  await removeSuperseded(ids)
  for (const unit of ready) pending.delete(unit)
  if (!isFirst && ready.length > 0) console.log(`Released ${ready.join(', ')} in ${millisecondsSince(stats)}.`)
  const broken = stats.filter(one => one.hasErrors())
  if (broken.length > 0) throw new Error(broken.map(one => one.toString('errors-only')).join('\n'))
}

/** True if every unit has a release: a team can start beside another unit that is broken. */
async function isServable(): Promise<boolean> {
  const state = await readState(openFolderStore(releasesDir))
  return units.every(unit => state[unit]?.current)
}

function millisecondsSince(stats: MultiStats['stats']): string {
  const startedAt = Math.min(...stats.map(({ startTime }) => startTime ?? Date.now()))
  return `${Date.now() - startedAt} ms`
}

const watching = compiler.watch({ aggregateTimeout: SETTLE_MS, ignored: /[\\/]node_modules[\\/]/ }, (error, stats) => {
  // Another compilation would overwrite the files that are being published.
  watching.suspend()
  void (error || !stats ? Promise.reject(error) : release(stats))
    .then(() => process.send?.('ready'))
    .catch(async (failure: Error) => {
      console.error(failure.message)
      if (!isFirst) return
      if (!(await isServable())) process.exit(1)
      process.send?.('ready')
    })
    .finally(() => {
      isFirst = false
      watching.resume()
    })
})
process.on('disconnect', () => process.exit())
