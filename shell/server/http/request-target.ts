import { isPathTarget } from '@closyyy/gateway/request-target'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFoundTexts, sendBarePage } from './bare-page.ts'

/** Rejects requests for another host, and those whose `Host` is not a host. */
export function registerRequestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isPathTarget(request.raw.url ?? '') && hasHost(request)) return
    return sendBarePage(request, reply, 400, notFoundTexts)
  })
}

/** Returns a target as the router accepts it: escapes the path if it is malformed, so that it is an unknown page. */
export function readableTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  try {
    decodeURI(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

function hasHost({ host }: FastifyRequest): boolean {
  const url = URL.parse(`http://${host}`)
  return url !== null && url.href === `http://${url.host}/`
}
