import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const KEY = 'S3RVER'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Verifies the AWS Signature Version 4 of a request. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const parts = /Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=(\w+)$/.exec(headers.authorization ?? '')
  const [, credential = '', signedHeaders = '', signature] = parts ?? []
  const [keyId, ...scope] = credential.split('/')
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signedHeaders.split(';').map(name => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hash].join('\n')
  const signingKey = scope.reduce((key: string | Buffer, part) => hmac(key, part), `AWS4${KEY}`)
  return keyId === KEY && hmac(signingKey, toSign).toString('hex') === signature
}

/**
 * Fails a request in place of the usual response: `lost` handles it, then closes the connection; `unavailable` responds
 * with 503 without handling it. Undefined lets it pass.
 */
export type Failure = (request: { method: string; path: string }) => 'lost' | 'unavailable' | undefined

/**
 * Starts an S3 server on the loopback with one bucket. In contrast to s3rver it verifies every signature, and rejects a
 * conditional write of an existing file with 412.
 */
export async function startS3Server(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'closyyy-bucket-'))
  const configureBuckets = [{ name: bucket, configs: [] }]
  const s3rver = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await s3rver.run()
  const inTurn = createTurns()
  let fail: Failure = () => undefined

  /** Sends a request to s3rver; resolves once its response was received or passed on. */
  const forward = (options: { method?: string | undefined; path: string; headers?: object }, from?: IncomingMessage) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = request({ host: '127.0.0.1', port, ...options } as RequestOptions, resolve).on('error', reject)
      if (from) from.pipe(forwarded)
      else forwarded.end()
    })

  async function exists(path: string): Promise<boolean> {
    const found = await forward({ method: 'HEAD', path })
    found.resume()
    return found.statusCode === 200
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '', headers } = incoming
    if (headers['if-none-match'] === '*' && (await exists(path))) {
      incoming.resume()
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
      return
    }
    const failure = fail({ method, path })
    if (failure === 'unavailable') {
      incoming.resume()
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const upstream = await forward({ method, path, headers }, incoming)
    if (failure === 'lost') {
      upstream.resume()
      await once(upstream, 'end')
      incoming.socket.destroy()
      return
    }
    response.writeHead(upstream.statusCode ?? 500, upstream.headers)
    upstream.pipe(response)
    await once(response, 'close')
  }

  const server = createServer((incoming, response) => {
    if (!isSigned(incoming)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    // One request for a file after the other: checking and creating it are one step, and no read sees a part of it.
    void inTurn(incoming.url ?? '', () => respond(incoming, response).catch(() => void response.destroy()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** Variables of the settings, by their names after the given prefix. */
    variables: (prefix = 'S3_') =>
      Object.fromEntries(
        Object.entries({
          BUCKET: bucket,
          ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
          ACCESS_KEY_ID: KEY,
          SECRET_ACCESS_KEY: KEY,
        }).map(([name, value]) => [`${prefix}${name}`, value]),
      ),
    /** Endpoint of s3rver itself, which ignores conditions. */
    unconditionalEndpoint: `http://127.0.0.1:${port}`,
    /** Fails requests until it is called again; without an argument, all pass. */
    failRequests(failure: Failure = () => undefined) {
      fail = failure
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await s3rver.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Returns a function that runs the tasks of one key one after the other. */
function createTurns(): (key: string, task: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>()
  return (key, task) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task)
    last.set(key, turn)
    return turn
  }
}
