import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
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

/** Starts an upload that names a file and sends a part of it. */
function startUpload() {
  const { port } = api.app.server.address() as AddressInfo
  const upload = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/v1/listing/auth/products/create',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  upload.write('--x\r\ncontent-disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n')
  upload.write(Buffer.alloc(100_000))
  return upload
}

test('leaves nothing behind after an aborted upload', async () => {
  const upload = startUpload()
  upload.on('error', () => undefined)
  await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(1)
  upload.destroy()
  await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(0)
})

test('limits concurrent uploads to the reserved disk space', async () => {
  const open = Array.from({ length: 16 }, startUpload)
  for (const upload of open) upload.on('error', () => undefined)
  await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(16)
  const answer = await fetch(
    `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1/listing/auth/products/create`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new FormData(),
    },
  )
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const upload of open) upload.destroy()
  await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(0)
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
