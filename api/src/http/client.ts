import { ipKey } from '@closyyy/gateway/ip-key'
import { CLIENT_HEADER, isSameSecret, PROOF_HEADER } from '@closyyy/gateway/shell-proof'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../env.ts'

/** Who sent a request. */
export interface Client {
  /** Key of the IP by which the client is limited (LIMIT-3). */
  ipKey: string
  /** True for the document server itself, which reads for all visitors. */
  isShell: boolean
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

function clientOf({ headers, ip }: FastifyRequest, secret: string | undefined): Client {
  const proof = textOf(headers[PROOF_HEADER])
  if (!secret || !proof || !isSameSecret(proof, secret)) return { ipKey: ipKey(ip), isShell: false }
  const client = textOf(headers[CLIENT_HEADER])
  return { ipKey: ipKey(client || ip), isShell: client === '' }
}

/** Sets `request.client`. Without the shared secret everyone is a stranger, on this machine too. */
export function registerClient(app: FastifyInstance, { settings }: { settings: Pick<Settings, 'shellSecret'> }): void {
  // Set for each request, before anything reads it.
  app.decorateRequest('client', undefined as unknown as Client)
  app.addHook('onRequest', (request, _reply, next) => {
    request.client = clientOf(request, settings.shellSecret)
    next()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    client: Client
  }
}
