import { startApi } from '../test/api-process.ts'
import type { Scene } from './scene.ts'
import { askAgain, nobodyTold, rage } from './storm.ts'

const HANDS = 8

/** Kills and restarts the API while buyers order, then retries the requests without a response. */
export async function killApi({ settings, shop, countFaults }: Scene, kills: number): Promise<Record<string, number>> {
  const told = nobodyTold()
  let repeated = 0
  const startsMs: number[] = []
  let api = await startApi(settings)
  for (let kill = 0; kill < kills; kill++) {
    const stopping = new AbortController()
    const raging = rage(api.url, shop.wish, HANDS, told, stopping.signal)
    const goal = told.orders.size + told.refused + 10 + Math.floor(Math.random() * 30)
    while (told.orders.size + told.refused < goal) await new Promise(resolve => setImmediate(resolve))
    stopping.abort()
    await api.kill('SIGKILL')
    await raging
    const killedAt = performance.now()
    api = await startApi(settings)
    startsMs.push(performance.now() - killedAt)
    repeated += await askAgain(api.url, told)
  }
  const code = await api.kill('SIGTERM')
  startsMs.sort((one, other) => one - other)
  const readyAfter = (part: number) => ((startsMs[Math.ceil(part * kills) - 1] ?? 0) / 1_000).toFixed(1)
  console.log(
    `${kills} kills: ${told.orders.size} orders acknowledged, ${told.refused} refused as sold, ${repeated} asked again, ready again after ${readyAfter(0.5)} s in the middle, ${readyAfter(0.95)} s in 19 of 20 cases, ${readyAfter(1)} s at most`,
  )
  return { ...(await countFaults(told)), 'exit code of the last process': code ?? 1 }
}
