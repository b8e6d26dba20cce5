import { OfferedCalls } from '@closyyy/releases/call-compatibility'
import { env } from '../env.ts'

const TIMEOUT_MS = 5_000

/** Origin of the API that serves the shop: `API_ORIGIN`, as the document server's, else that of `npm start`. */
const defaultOrigin = () => process.env.API_ORIGIN || `http://127.0.0.1:${env.apiPort}`

/** Reads the calls that an API offers, from its origin. @throws if it does not list them */
export async function readApiCalls(origin = defaultOrigin()): Promise<OfferedCalls> {
  const url = `${origin.replace(/\/$/, '')}/api/calls`
  const fail = (problem: string): never => {
    throw new Error(`${url} ${problem}: name a running API with --api ORIGIN, or skip its check with --without-api.`)
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => fail('does not respond'))
  if (!response.ok) fail(`responds with ${response.status}`)
  const body = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined
  const parsed = OfferedCalls.safeParse(body?.data)
  return parsed.success ? parsed.data : fail('does not list the calls of an API')
}
