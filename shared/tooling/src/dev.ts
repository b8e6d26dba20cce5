import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll, units } from './build.ts'
import { env } from './env.ts'
import { startShop } from './start.ts'

/** Quiet time after a save before the build starts, in milliseconds: editors write in bursts. */
const SETTLE_MS = 80

/** Keeps the shop running and releases what changed at every save; the next page load shows it. */
export async function dev(): Promise<number> {
  await buildAll()
  const shop = await startShop({ watchApi: true })
  console.log(`The shop is at ${shop.origin}; every save is built and released. Ctrl-C stops.`)
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  const rebuild = async () => {
    const started = performance.now()
    try {
      await buildAll()
      console.log(`Released in ${Math.round(performance.now() - started)} ms.`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  for (const folder of [...units, 'shared']) {
    watch(join(env.root, folder), { recursive: true }, (_, file) => {
      if (!file || /(^|\/)(dist|node_modules)(\/|$)/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        building = building.then(rebuild)
      }, SETTLE_MS)
    })
  }
  return shop.untilStopped()
}
