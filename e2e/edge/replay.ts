import { request } from 'undici'
import { findMistake, type SiteDocument } from '../bench/site/site-document.ts'

export interface Replay {
  visits: number
  hits: number
  right: number
  /** Time to the last byte in ms, 99 % of all. */
  p99: number
  mistakes: string[]
}

export interface EdgeVisit {
  document: SiteDocument
  headers: Record<string, string>
  /** Parameters of the visit, such as those of a campaign. */
  query: string
}

const MAX_MISTAKES = 5
const EVERY_URDU = 10
const EVERY_CAMPAIGN = 7
const EVERY_GZIP = 500

/** Returns the n-th of many different visits of a document: languages, cookies, codings and campaigns. */
export function visitOf(document: SiteDocument, index: number): EdgeVisit {
  const cookies = [`visitor=${index}`, ...(index % EVERY_URDU === 0 ? ['locale=ur'] : [])]
  return {
    document,
    headers: {
      cookie: cookies.join('; '),
      'accept-encoding': index % EVERY_GZIP === 0 ? 'gzip' : 'gzip, deflate, br, zstd',
    },
    query: index % EVERY_CAMPAIGN === 0 ? `utm_source=mail&utm_campaign=${index}` : '',
  }
}

/** Sends visits to an origin, some at once; `pace` delays each of them. */
export async function replay(
  origin: string,
  visits: Iterable<EdgeVisit>,
  { concurrency, pace }: { concurrency: number; pace?: () => Promise<void> },
): Promise<Replay> {
  const outcome: Replay = { visits: 0, hits: 0, right: 0, p99: 0, mistakes: [] }
  const times: number[] = []
  const waiting = visits[Symbol.iterator]()

  async function next(): Promise<void> {
    for (let step = waiting.next(); !step.done; step = waiting.next()) {
      await pace?.()
      const startedAt = performance.now()
      const { mistake, isHit } = await open(origin, step.value).catch((error: Error) => ({
        mistake: error.message,
        isHit: false,
      }))
      times.push(performance.now() - startedAt)
      outcome.visits++
      outcome.hits += Number(isHit)
      outcome.right += Number(!mistake)
      if (mistake && outcome.mistakes.length < MAX_MISTAKES)
        outcome.mistakes.push(`${step.value.document.path} ${mistake}`)
    }
  }

  await Promise.all(Array.from({ length: concurrency }, next))
  times.sort((a, b) => a - b)
  outcome.p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  return outcome
}

async function open(origin: string, { document, headers, query }: EdgeVisit) {
  const url = new URL(document.path, origin)
  if (query) url.search += `${url.search ? '&' : '?'}${query}`
  const response = await request(url, { headers })
  const body = Buffer.from(await response.body.arrayBuffer())
  const encoding = response.headers['content-encoding']?.toString()
  const mistake = findMistake(document, { status: response.statusCode, encoding, body })
  return { mistake, isHit: /^edge; hit/.test(response.headers['cache-status']?.toString() ?? '') }
}
