import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import compress from '@fastify/compress'
import fastify from 'fastify'
import type { ServerEnv } from '../../env.ts'
import type { VisitorLimits } from '../../http/visitor-limits.ts'
import type { ReleaseSet } from '../../releases/release-set.ts'
import type { RenderedPage } from '../../renderer/protocol.ts'
import { registerPlainPages } from '../plain-pages-routes.ts'

export interface ReceivedCall {
  call: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface ApiResult {
  status: number
  body: unknown
}

export const success = (data: unknown, status = 200): ApiResult => ({ status, body: { status: 'success', data } })
export const failure = (status: number, message: string, errors = {}): ApiResult => ({
  status,
  body: { status: 'error', message, errors },
})

export const SHELL_SECRET = 'the secret of both servers'
export const EMPTY_CART = { id: null, items: [] }
const noLimits: Pick<VisitorLimits, 'allowRender'> = { allowRender: async () => true }
const frame = '<header></header><main id="main">Loading</main><footer></footer>'

/** Starts the forms before an API whose results are set by method and path; others are the empty cart. */
export async function startFormServer(results: Record<string, ApiResult> = {}, body = frame, limits = noLimits) {
  const calls: ReceivedCall[] = []
  const api = createServer(async (request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]?.replace('/api/v1', '')}`
    const body = request.method === 'POST' || request.method === 'PUT' ? await json(request) : undefined
    calls.push({ call, headers: request.headers, body })
    const result = results[call] ?? success(EMPTY_CART)
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body))
  })
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  const shell = { unit: 'shell', id: 'a', entry: 'main.js', initial: { scripts: [], styles: ['css/start.css'] } }
  const page: RenderedPage = {
    mode: 'frame',
    head: '<title>x</title>',
    header: new Uint8Array(),
    body: Buffer.from(body),
    state: Buffer.from('{}'),
  }
  const current = {
    documents: { shell: { ...shell, claims: [], fragments: {}, integrity: {} } },
    lastGood: {},
    startPage: async () => ({ status: 200, content: Promise.resolve(page) }),
  } as unknown as ReleaseSet
  const app = fastify()
  await app.register(compress, { global: false })
  await registerPlainPages(app, {
    env: {
      apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      shellSecret: SHELL_SECRET,
      publicOrigin: 'http://localhost',
    } as ServerEnv,
    releases: {
      current: async () => current,
      hasCanary: async () => false,
      state: async () => ({}),
      close: () => undefined,
    },
    limits,
  })
  return {
    calls,
    /** Sends a form as a page of the shop does. */
    post: (url: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          host: 'shop.example',
          ...headers,
        },
      }),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async [Symbol.asyncDispose]() {
      await app.close()
      api.close()
    },
  }
}
