import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteStaleUploads } from './uploads.ts'

let api: TestApi
let dataDir: string
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    dataDir = settings.dataDir
  })
  token = await signIn(api.db, await addUser(api.db))
  await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

const uploads = () => readdir(join(dataDir, 'uploads'))

const FILE = '--x\r\ncontent-disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n'
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

interface Upload {
  path?: string
  /** Empty: signed out. */
  bearer?: string
  start?: string
}

/** Starts an upload that names a file and sends a part of it. */
function startUpload({ path = '/api/v1/listing/auth/products/create', bearer = token, start = FILE }: Upload = {}) {
  const { port } = api.app.server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const upload = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path,
    agent: false,
    headers: bearer ? { ...headers, authorization: `Bearer ${bearer}` } : headers,
  })
  upload.on('error', () => undefined)
  upload.write(start)
  upload.write(Buffer.alloc(100_000))
  return upload
}

/** Ends an upload. @returns the response */
async function finish(upload: ClientRequest) {
  upload.end('\r\n--x--\r\n')
  const [response] = (await once(upload, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const newToken = async () => signIn(api.db, await addUser(api.db))

test('leaves nothing behind after an aborted upload', async () => {
  const upload = startUpload()
  await expect.poll(uploads).toHaveLength(1)
  upload.destroy()
  await expect.poll(uploads).toHaveLength(0)
})

// LIMIT-6
describe('uploads at once', () => {
  test('are limited to two of an account, over all forms, and to none of others', async () => {
    const open = [startUpload(), startUpload({ path: '/api/v1/listing/auth/drafts' })]
    await expect.poll(uploads).toHaveLength(2)
    const third = await finish(startUpload({ path: '/api/v1/users/profile/picture' }))
    expect(third).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
    expect(third.body).toContain('Two of your uploads are still running')
    expect(await finish(startUpload({ bearer: await newToken() }))).toMatchObject({ status: 422 })
    for (const upload of open) upload.destroy()
    await expect.poll(uploads).toHaveLength(0)
    expect((await finish(startUpload())).status).toBe(422)
  })

  test('are limited to the reserved disk space', async () => {
    const bearers = await Promise.all(Array.from({ length: 33 }, newToken))
    const open = bearers.slice(1).flatMap(bearer => [startUpload({ bearer }), startUpload({ bearer })])
    await expect.poll(uploads).toHaveLength(64)
    const rejected = await finish(startUpload({ bearer: bearers[0] ?? '' }))
    expect(rejected.status).toBe(503)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    for (const upload of open) upload.destroy()
    await expect.poll(uploads).toHaveLength(0)
  })
})

// LIMIT-6
describe('a signed-out upload', () => {
  const path = '/api/v1/auth/register'
  const start = (fields: string) => fields + FILE.replace('images[]', 'profile_picture')

  test.each([
    ['without a verified phone', ''],
    ['with a made-up token', field('verification_token', 'made up')],
    ['with two tokens', field('verification_token', 'made up').repeat(2)],
  ])('is rejected %s before its file is received', async (_how, fields) => {
    const open = Array.from({ length: 16 }, () => startUpload({ path, bearer: '', start: start(fields) }))
    const responses = await Promise.all(open.map(finish))
    expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(422))
    expect(responses[0]?.body).toContain('verification_token')
    expect(await uploads()).toEqual([])
  })

  test('is received after the token of a verified phone', async () => {
    const { verification_token } = await newRegistration(api)
    const fields = field('verification_token', verification_token)
    const upload = startUpload({ path, bearer: '', start: start(fields) })
    await expect.poll(uploads).toHaveLength(1)
    upload.destroy()
    await expect.poll(uploads).toHaveLength(0)
  })

  test.each([
    ['of nobody', 401, ''],
    ['of somebody else', 404, field('guest_id', '11111111-2222-4333-8444-555555555555') + field('order_id', '1')],
  ])('in a dispute %s is rejected before its photos are received', async (_whom, status, fields) => {
    const dispute = { path: '/api/v1/disputes', bearer: '', start: fields + FILE.replace('images', 'photos') }
    expect((await finish(startUpload(dispute))).status).toBe(status)
    expect(await uploads()).toEqual([])
  })
})

// LIMIT-6
test('ends an upload that arrives too slowly with 408, and frees its slot', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const received = once(api.app.server, 'request')
  const upload = startUpload()
  const responded = once(upload, 'response') as Promise<[IncomingMessage]>
  await received
  await expect.poll(uploads).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  const [response] = await responded
  expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
    408,
    { status: 'error', message: 'That took too long. Please try again.' },
  ])
  vi.useRealTimers()
  await expect.poll(uploads).toHaveLength(0)
})

test('deletes folders of killed processes, but not those in use', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'closyyy-uploads-'))
  for (const name of ['upload-old', 'upload-new']) await mkdir(join(parent, name))
  const longAgo = new Date(Date.now() - 7_200_000)
  await utimes(join(parent, 'upload-old'), longAgo, longAgo)
  await deleteStaleUploads(parent)
  expect(await readdir(parent)).toEqual(['upload-new'])
  await rm(parent, { recursive: true })
})
