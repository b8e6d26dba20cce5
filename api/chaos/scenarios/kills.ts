import { startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'
import { buyConcurrently, newResults, retryUnresolved } from '../purchases.ts'

const WORKERS = 8

/** Kills and restarts the API while buyers order, then retries the requests without a response. */
export async function killApi(
  { settings, shop, countViolations }: Fixture,
  kills: number,
): Promise<Record<string, number>> {
  const results = newResults()
  let repeated = 0
  const startsMs: number[] = []
  let api = await startApi(settings)
  for (let kill = 0; kill < kills; kill++) {
    const stopping = new AbortController()
    const raging = buyConcurrently(api.url, shop.nextPurchase, WORKERS, results, stopping.signal)
    const goal = results.orders.size + results.rejected + 10 + Math.floor(Math.random() * 30)
    while (results.orders.size + results.rejected < goal) await new Promise(resolve => setImmediate(resolve))
    stopping.abort()
    await api.kill('SIGKILL')
    await raging
    const killedAt = performance.now()
    api = await startApi(settings)
    startsMs.push(performance.now() - killedAt)
    repeated += await retryUnresolved(api.url, results)
  }
  const code = await api.kill('SIGTERM')
  startsMs.sort((one, other) => one - other)
  const readyAfter = (part: number) => ((startsMs[Math.ceil(part * kills) - 1] ?? 0) / 1_000).toFixed(1)
  console.log(
    `${kills} kills: ${results.orders.size} orders acknowledged, ${results.rejected} rejected as sold, ${repeated} retried, ready again after ${readyAfter(0.5)} s in the middle, ${readyAfter(0.95)} s in 19 of 20 cases, ${readyAfter(1)} s at most`,
  )
  return { ...(await countViolations(results)), 'exit code of the last process': code ?? 1 }
}
