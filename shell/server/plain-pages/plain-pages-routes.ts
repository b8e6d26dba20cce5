import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chosenLocale } from '../http/visitor.ts'
import type { VisitorLimits } from '../http/visitor-limits.ts'
import { textIn } from '../plain-parts/texts/text.ts'
import { registerCartForms } from './cart/cart-routes.ts'
import { registerCheckoutForm } from './checkout/checkout-routes.ts'
import { failurePage, statusOf } from './failure-page.ts'
import { formCalls } from './form-calls.ts'
import { acceptForms } from './form-fields.ts'
import type { FormRoutes, FormVisit } from './form-visit.ts'
import { readGuestId, requireGuestId } from './guest-cookie.ts'
import { registerOrderForms } from './orders/order-routes.ts'
import { createPlainDocument, type PlainDocumentOptions } from './plain-document.ts'
import { isSameOrigin } from './same-origin.ts'

interface PlainPagesOptions extends PlainDocumentOptions {
  limits: Pick<VisitorLimits, 'allowRender'>
}

/** Serves the pages and forms of visitors without script (docs/decisions/036), each counted as a rendered document. */
export async function registerPlainPages(
  app: FastifyInstance,
  { limits, ...options }: PlainPagesOptions,
): Promise<void> {
  const { env } = options
  const send = createPlainDocument(options)

  function visitOf(request: FastifyRequest, reply: FastifyReply): FormVisit {
    const locale = chosenLocale(request.headers.cookie)
    return {
      api: formCalls(env, request),
      locale,
      t: textIn(locale),
      guestId: readGuestId(request),
      requireGuestId: () => requireGuestId(request, reply, env.publicOrigin.startsWith('https:')),
      show: page => send(request, reply, page),
      redirect: path => reply.header('cache-control', 'no-store').redirect(path, 303),
    }
  }

  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  await app.register(async scope => {
    acceptForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await limits.allowRender(request, reply))) return reply
    })
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST' || isSameOrigin(request.headers, new URL(env.publicOrigin).host)) return
      const t = textIn(chosenLocale(request.headers.cookie))
      return reply.code(403).type('text/plain; charset=utf-8').send(t('error.foreign'))
    })
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const { t, show } = visitOf(request, reply)
      const status = statusOf(error)
      if (status >= 500) request.log.warn({ err: error }, 'a form was not served')
      return show({ title: t('error.heading'), content: failurePage(t, error), status })
    })
    const routes: FormRoutes = {
      get: (path, route) => scope.get(path, (request, reply) => route(visitOf(request, reply), request)),
      post: (path, route) => scope.post(path, (request, reply) => route(visitOf(request, reply), request)),
    }
    registerCartForms(routes)
    registerCheckoutForm(routes)
    registerOrderForms(routes)
  })
}
