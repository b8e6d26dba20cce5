import type { AwsClient } from 'aws4fetch'
import { serviceUnavailable } from '../../http/error-handler.ts'
import type { BucketSettings } from '../../provider-settings.ts'
import { olderThan, type PhotoFiles, recordWrite } from './photo-files.ts'

const PREFIX = 'photos/'
const MAX_MS = 10_000
const RETRIES = 2

type Send = (path: string, init?: RequestInit) => Promise<Response>

const noBucket = () => new Error('The bucket for photos does not exist.')

function createSender({ endpoint, bucket, region, keyId, secret }: BucketSettings): Send {
  let client: Promise<AwsClient> | undefined
  async function open(): Promise<AwsClient> {
    const { AwsClient: Client } = await import('aws4fetch')
    return new Client({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: RETRIES })
  }
  return async (path, init) => {
    client ??= open()
    const signing = await client
    const signal = AbortSignal.timeout(MAX_MS)
    const response = await signing
      .fetch(`${endpoint}/${bucket}${path}`, { ...init, signal })
      .catch((error: unknown) => {
        throw Object.assign(serviceUnavailable('photo.unavailable'), { cause: error })
      })
    if (response.ok || response.status === 404) return response
    throw new Error(`The photo store returned ${response.status}: ${(await response.text()).slice(0, 300)}`)
  }
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
}

function parsePage(xml: string) {
  const [, ...entries] = xml.split('<Contents>')
  const files = entries.map(file => ({
    name: (textOf(file, 'Key') ?? '').slice(PREFIX.length),
    time: Date.parse(textOf(file, 'LastModified') ?? '') || Date.now(),
  }))
  return { files, isLast: textOf(xml, 'IsTruncated') !== 'true' }
}

async function* readPages(send: Send, pageSize: number) {
  let marker = ''
  for (;;) {
    const query = new URLSearchParams({ prefix: PREFIX, 'max-keys': String(pageSize), marker })
    const response = await send(`?${query}`)
    if (response.status === 404) throw noBucket()
    const page = parsePage(await response.text())
    yield page
    const last = page.files.at(-1)
    if (page.isLast || !last) return
    marker = `${PREFIX}${last.name}`
  }
}

/** Stores photos in an S3-compatible bucket with path-style URLs; `pageSize`: files per list request. */
export function openPhotoBucket(settings: BucketSettings, pageSize = 1_000): PhotoFiles {
  const send = createSender(settings)
  const pathOf = (name: string) => `/${PREFIX}${name}`
  return {
    async read(name) {
      const response = await send(pathOf(name))
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    async write(name, bytes) {
      const headers = { 'content-type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' }
      const response = await send(pathOf(name), { method: 'PUT', headers, body: new Uint8Array(bytes) })
      if (!response.ok) throw noBucket()
    },
    async remove(names) {
      await Promise.all(names.map(name => send(pathOf(name), { method: 'DELETE' })))
    },
    async *listOlder(ageMs) {
      let times = new Map<string, number>()
      for await (const { files, isLast } of readPages(send, pageSize)) {
        for (const { name, time } of files) recordWrite(times, name, time)
        // Sorted by name: files of the last photo may continue on the next page.
        const last = isLast ? [] : [...times].slice(-1)
        for (const [key] of last) times.delete(key)
        yield olderThan(times, ageMs)
        times = new Map(last)
      }
    },
  }
}
