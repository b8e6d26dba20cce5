import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
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

/** Starts an S3 server on the loopback with one bucket, which verifies every signature, as s3rver does not. */
export async function startS3Server(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'closyyy-bucket-'))
  const configureBuckets = [{ name: bucket, configs: [] }]
  const s3rver = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await s3rver.run()
  const server = createServer((incoming, response) => {
    if (!isSigned(incoming)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, upstream => {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers)
      upstream.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
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
