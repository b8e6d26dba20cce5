import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Failure, startS3Server } from '../test/s3-server.ts'
import { type BucketClient, type BucketClientOptions, openBucket } from './bucket-client.ts'
import { type BucketSettings, readBucketSettings } from './bucket-settings.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let settings: BucketSettings

beforeAll(async () => {
  server = await startS3Server('closyyy-test')
  settings = readBucketSettings('S3_', server.variables()) as BucketSettings
})
afterEach(() => {
  vi.restoreAllMocks()
  server.failRequests()
})
afterAll(() => server.close())

const open = (changed: Partial<BucketSettings> = {}, options: BucketClientOptions = {}) =>
  openBucket({ ...settings, ...changed }, options)

/** Returns the keys of each page. */
async function listAll(bucket: BucketClient, prefix: string, pageSize?: number): Promise<string[][]> {
  const pages: string[][] = []
  for await (const { files } of bucket.listPages(prefix, pageSize)) pages.push(files.map(({ key }) => key))
  return pages
}

/** Fails the first requests of a method, then lets all pass; returns a counter of the requests. */
function failFirst(method: string, ...failures: ReturnType<Failure>[]): () => number {
  let requests = 0
  server.failRequests(request => {
    if (request.method !== method) return undefined
    requests += 1
    return failures[requests - 1]
  })
  return () => requests
}

test('reads what was written, and deletes it', async () => {
  const bucket = open()
  const bytes = Buffer.from([0, 1, 2, 255])
  await bucket.write('a/b.bin', bytes)
  expect(await open().read('a/b.bin')).toEqual(bytes)
  await bucket.remove(['a/b.bin', 'a/absent.bin'])
  expect(await bucket.read('a/b.bin')).toBeUndefined()
})

test('creates a file once', async () => {
  expect(await open().create('once', Buffer.from('first'))).toBe(true)
  expect(await open().create('once', Buffer.from('second'))).toBe(false)
  expect(await open().create('once', Buffer.from('first'))).toBe(false)
  expect((await open().read('once'))?.toString()).toBe('first')
})

test('retries after a 503 and a closed connection', async () => {
  const requests = failFirst('GET', 'unavailable', 'lost')
  expect(await open().read('absent')).toBeUndefined()
  expect(requests()).toBe(3)
})

test('reports a creation whose response was lost as its own', async () => {
  failFirst('PUT', 'lost')
  expect(await open().create('lost-1', Buffer.from('mine'))).toBe(true)
})

test('reports a creation that was lost to another one during its retry', async () => {
  await open().create('lost-2', Buffer.from('theirs'))
  failFirst('PUT', 'unavailable')
  expect(await open().create('lost-2', Buffer.from('mine'))).toBe(false)
})

test('reports that a creation without any response may have been stored', async () => {
  failFirst('PUT', 'lost')
  await expect(open({}, { attempts: 1 }).create('lost-3', Buffer.from('mine'))).rejects.toThrow(
    'It may have stored lost-3',
  )
  expect((await open().read('lost-3'))?.toString()).toBe('mine')
})

test('gives up after its attempts, with the status of the response', async () => {
  failFirst('GET', ...(Array(9).fill('unavailable') as 'unavailable'[]))
  await expect(open({}, { attempts: 2 }).read('a')).rejects.toMatchObject({ name: 'BucketError', status: 503 })
})

test('reports an unreachable server and a timeout as errors without a status', async () => {
  await expect(open({ endpoint: 'http://127.0.0.1:9' }).read('a')).rejects.toMatchObject({ status: undefined })
  await expect(open({}, { timeoutMs: 0, attempts: 1 }).read('a')).rejects.toThrow('did not respond')
})

test('reports a missing bucket, whether it reads, writes or lists, and wrong keys', async () => {
  const bucket = open({ bucket: 'nobodys' })
  const message = 'The bucket nobodys does not exist.'
  await expect(bucket.read('a')).rejects.toThrow(message)
  await expect(bucket.create('a', Buffer.from('a'))).rejects.toThrow(message)
  await expect(listAll(bucket, '')).rejects.toThrow(message)
  await expect(open({ secret: 'wrong' }).read('a')).rejects.toThrow('The bucket closyyy-test returned 403')
})

test('lists the files of a prefix over several pages', async () => {
  const bucket = open()
  const keys = ['list/a', 'list/b/1', 'list/b/2', 'list/c', 'list/d']
  for (const key of [...keys, 'lists']) await bucket.write(key, Buffer.from(key))
  expect(await listAll(bucket, 'list/', 2)).toEqual([keys.slice(0, 2), keys.slice(2, 4), keys.slice(4)])
})

test('sends a limited number of requests at the same time', async () => {
  const bucket = open({}, { concurrency: 4 })
  const { fetch } = globalThis
  let running = 0
  let most = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    running += 1
    most = Math.max(most, running)
    return fetch(...args).finally(() => {
      running -= 1
    })
  })
  const keys = Array.from({ length: 20 }, (_, index) => `many/${index}`)
  await Promise.all(keys.map(key => bucket.write(key, Buffer.from(key))))
  expect(await Promise.all(keys.map(async key => (await bucket.read(key))?.toString()))).toEqual(keys)
  expect(most).toBe(4)
})

test('reads settings with a prefix, and rejects invalid and incomplete ones', () => {
  const variables = server.variables('RELEASES_S3_')
  expect(readBucketSettings('RELEASES_S3_', variables)).toEqual(settings)
  expect(readBucketSettings('S3_', { ...variables, S3_BUCKET: '' })).toBeUndefined()
  const withoutBucket = { ...variables, RELEASES_S3_BUCKET: '' }
  expect(() => readBucketSettings('RELEASES_S3_', withoutBucket)).toThrow('RELEASES_S3_BUCKET, ')
  for (const endpoint of ['http://photos.example.pk', 'http://localhost:80@example.pk', 'localhost'])
    expect(() => readBucketSettings('S3_', { S3_ENDPOINT: endpoint })).toThrow('S3_ENDPOINT is not valid.')
})
