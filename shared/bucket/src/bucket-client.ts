import { setTimeout as pause } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import type { BucketSettings } from './bucket-settings.ts'

/** A file in a bucket, with the time of its last write in milliseconds. */
export interface BucketFile {
  key: string
  modifiedAt: number
}

export interface BucketPage {
  /** Sorted by key, also across pages. */
  files: BucketFile[]
  isLast: boolean
}

/** Files of one bucket by their key. Every call throws a BucketError if the bucket does not respond as expected. */
export interface BucketClient {
  /** Reads a file; undefined if it does not exist. */
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Uint8Array, headers?: Record<string, string>) => Promise<void>
  /** Creates a file in one step; false, without any change, if it exists. */
  create: (key: string, bytes: Uint8Array, headers?: Record<string, string>) => Promise<boolean>
  /** Deletes files; absent ones are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
  /** Lists the files whose keys start with a prefix. */
  listPages: (prefix: string, pageSize?: number) => AsyncIterable<BucketPage>
}

export class BucketError extends Error {
  override readonly name = 'BucketError'
  /** HTTP status of the response; undefined if there was none. */
  readonly status: number | undefined

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export interface BucketClientOptions {
  /** Timeout of one attempt, in milliseconds. */
  timeoutMs?: number
  /** Attempts of a request that gets no response, 409, 429 or a 5xx. */
  attempts?: number
  /** Requests at the same time; further ones wait. */
  concurrency?: number
}

interface BucketResponse {
  status: number
  body: Buffer
  /** True if an earlier attempt may have had its effect, although its response was lost. */
  isRepeated: boolean
}

const NOT_FOUND = 404
const CONFLICT = 409
const EXISTS = 412
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
const RETRY_DELAY_MS = 100

const mayRetry = (status: number) => status >= SERVER_ERROR || status === CONFLICT || status === TOO_MANY_REQUESTS

/** Opens a bucket with path-style URLs. */
export function openBucket(settings: BucketSettings, options: BucketClientOptions = {}): BucketClient {
  const { endpoint, bucket } = settings
  const { timeoutMs = 10_000, attempts = 3, concurrency = 16 } = options
  const inTurn = createTurns(concurrency)
  let client: Promise<AwsClient> | undefined

  async function attempt(path: string, init: RequestInit): Promise<Omit<BucketResponse, 'isRepeated'>> {
    client ??= openClient(settings)
    const signing = await client
    const response = await signing.fetch(`${endpoint}/${bucket}${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }

  async function send(path: string, init: RequestInit = {}): Promise<BucketResponse> {
    for (let number = 1; ; number += 1) {
      try {
        const response = await attempt(path, init)
        if (number === attempts || !mayRetry(response.status)) return { ...response, isRepeated: number > 1 }
      } catch (cause) {
        if (number === attempts)
          throw new BucketError(`The bucket ${bucket} at ${endpoint} did not respond.`, undefined, { cause })
      }
      await pause(RETRY_DELAY_MS * 2 ** number * Math.random())
    }
  }

  /** Returns a response with one of the expected statuses, or any success. */
  async function request(path: string, init?: RequestInit, expected: number[] = []): Promise<BucketResponse> {
    const response = await inTurn(() => send(path, init))
    const { status, body } = response
    const text = status < SERVER_ERROR && status !== NOT_FOUND ? '' : body.toString()
    if (text.includes('<Code>NoSuchBucket</Code>'))
      throw new BucketError(`The bucket ${bucket} does not exist.`, status)
    if (status < 300 || expected.includes(status)) return response
    throw new BucketError(`The bucket ${bucket} returned ${status}: ${body.toString().slice(0, 300)}`, status)
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await request(`/${key}`, {}, [NOT_FOUND])
    return status === NOT_FOUND ? undefined : body
  }

  return {
    read,
    async write(key, bytes, headers = {}) {
      await request(`/${key}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    },
    async create(key, bytes, headers = {}) {
      const init = { method: 'PUT', headers: { ...headers, 'if-none-match': '*' }, body: new Uint8Array(bytes) }
      const { status, isRepeated } = await request(`/${key}`, init, [EXISTS]).catch((error: BucketError) => {
        if (error.status !== undefined && error.status < SERVER_ERROR) throw error
        throw new BucketError(`${error.message} It may have stored ${key}: check before you repeat it.`, error.status)
      })
      // An earlier attempt whose response was lost may have created the file.
      return status !== EXISTS || (isRepeated && (await read(key))?.equals(bytes) === true)
    },
    async remove(keys) {
      await Promise.all(keys.map(key => request(`/${key}`, { method: 'DELETE' }, [NOT_FOUND])))
    },
    async *listPages(prefix, pageSize = 1_000) {
      for (let marker = ''; ; ) {
        const query = new URLSearchParams({ prefix, 'max-keys': String(pageSize), marker })
        const page = parsePage((await request(`?${query}`)).body.toString())
        yield page
        const last = page.files.at(-1)
        if (page.isLast || !last) return
        marker = last.key
      }
    },
  }
}

async function openClient({ region, keyId, secret }: BucketSettings): Promise<AwsClient> {
  const { AwsClient: Client } = await import('aws4fetch')
  return new Client({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })
}

function parsePage(xml: string): BucketPage {
  const [, ...entries] = xml.split('<Contents>')
  const files = entries.map(file => ({
    key: textOf(file, 'Key') ?? '',
    modifiedAt: Date.parse(textOf(file, 'LastModified') ?? '') || Date.now(),
  }))
  return { files, isLast: textOf(xml, 'IsTruncated') !== 'true' }
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
}

/** Returns a function that runs at most `concurrency` tasks at the same time, in the order of its calls. */
function createTurns(concurrency: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async task => {
    if (running < concurrency) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
