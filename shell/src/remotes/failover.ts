import type { BootRelease } from '@closyyy/platform/federation/boot'
import { pause } from './load-timeout.ts'
import { RemoteError } from './remote-error.ts'

const RETRY_DELAYS_MS = [150, 450]

export interface Failure<Attempt> {
  unit: string
  /** The release that failed, then the one that replaces it, if there is one. */
  candidates: BootRelease[]
  /** The attempt that failed or takes too long. */
  first: Promise<Attempt>
  attempt: (release: BootRelease) => Promise<Attempt>
  /** Excludes a release that the last good one replaces. */
  exclude: (unit: string, id: string, reason: unknown) => void
  /** Time after which a release counts as slow, in milliseconds; the last good one gets twice as much. */
  loadTimeout: number
}

/**
 * Retries a release that failed and, once that is hopeless or takes too long, starts the last good one; the one that
 * delivers first is used. @throws RemoteError if neither does in time
 */
export async function failOver<Attempt extends { release: BootRelease }>(failure: Failure<Attempt>): Promise<Attempt> {
  const { unit, candidates, first, attempt, exclude, loadTimeout } = failure
  const [failed, lastGood] = candidates as [BootRelease, BootRelease?]
  const reason = await failureOf(first)
  const retried = withRetries(() => attempt(failed), first)
  const attempts = [retried]
  if (lastGood && navigator.onLine) {
    const hasFailed = retried.then(never, () => undefined)
    const begin = reason === SLOW ? undefined : Promise.race([hasFailed, pause(loadTimeout)])
    attempts.push(Promise.resolve(begin).then(() => withRetries(() => attempt(lastGood))))
  }
  const limit = pause(attempts.length > 1 ? 2 * loadTimeout : loadTimeout).then(() => {
    throw new RemoteError(`The remote ${unit} timed out.`)
  })
  const winner = await Promise.race([firstResult(unit, attempts), limit])
  if (winner.release.id === lastGood?.id) exclude(unit, failed.id, reason)
  return winner
}

const SLOW = 'It takes too long.'

/** Returns what an attempt failed with; `SLOW` if it is still running. */
const failureOf = (attempt: Promise<unknown>) =>
  Promise.race([attempt.catch((error: unknown) => error), pause(0).then(() => SLOW)])

function firstResult<Attempt>(unit: string, attempts: Promise<Attempt>[]): Promise<Attempt> {
  return Promise.any(attempts).catch(({ errors }: AggregateError) => {
    throw new RemoteError(`The remote ${unit} could not be loaded.`, { cause: errors[0] })
  })
}

/** Waits for an attempt and repeats it after each failure; a browser reuses a failed preload for the next request. */
async function withRetries<Attempt>(attempt: () => Promise<Attempt>, started = attempt()): Promise<Attempt> {
  let latest = started
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await latest
    } catch {
      await pause(delay)
      latest = attempt()
    }
  }
  return latest
}

const never = () => new Promise<never>(() => undefined)
