import type { Access, Call, CallOutput, CallResult, CallSchemas } from '@closyyy/contract/call'
import { CHALLENGE_HEADER } from '@closyyy/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withinTimeBudget } from '../db/time-budget.ts'
import type { Locale } from '../messages/render.ts'
import { renderMessage } from '../messages/response-message.ts'
import { keyedHash } from '../secrets/server-secret.ts'
import type { Account, SessionAccount } from './account.ts'
import { isLasting } from './app-error.ts'
import { bearerToken, identify } from './authorization.ts'
import { successStatusOf } from './call-statuses.ts'
import { checkInput, withoutEmpty } from './check-input.ts'
import { localeOf } from './request-locale.ts'
import { type RequestOrigin, withOrigin } from './request-origin.ts'
import { withResponseCache } from './response-cache.ts'
import { responseSerializer } from './response-serializer.ts'
import { successMessages } from './success-messages.ts'
import { createSurrogateKeys, type SurrogateKeys } from './surrogate-keys.ts'

type AccountOf<A extends Access> = A extends 'bearer' | 'admin'
  ? Account
  : A extends 'optional'
    ? Account | undefined
    : undefined

export type CallRequest<C> =
  C extends Call<infer P, infer Q, infer B, infer _D, infer A>
    ? {
        params: CallOutput<P>
        query: CallOutput<Q>
        body: CallOutput<B>
        account: AccountOf<A>
        /** Key of the client's IP (LIMIT-3). */
        ip: string
        token: string
        userAgent: string
        /** The `Cookie` header. */
        cookies: string | undefined
        setCookie: (cookie: string) => void
        idempotencyKey: string | undefined
        /** What the client found for a challenge (LIMIT-9). */
        solution: string | undefined
        locale: Locale
        /** Names what the response to a guest depends on, errors included. */
        keys: SurrogateKeys
      }
    : never

export type LoadedCall = Call & CallSchemas

export type Handler<C> = (request: CallRequest<C>) => Promise<CallResult<C>>

export interface RouteOptions {
  /** Seconds for which public caches may store the response; defaults to none. */
  maxAge?: number
  /** The response is personal although the call is public, so it is never cached. */
  isPrivate?: boolean
  /** The response depends on the caller only if they are signed in. */
  isSameForGuests?: boolean
}

/** Lets caches drop a guest's response when a row changes that it depends on (decision 031). */
function sendKeys({ account }: FastifyRequest, reply: FastifyReply, keys: SurrogateKeys): void {
  const header = account ? undefined : keys.header()
  if (header) reply.header('surrogate-key', header)
}

export const hashOfIp = (key: string) => keyedHash('audit log', key)

export function originOf(request: FastifyRequest): RequestOrigin {
  const { id, account, client } = request
  return { requestId: id, account, ipHash: () => hashOfIp(client.ipKey) }
}

export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: RouteOptions = {},
): void {
  const isPublic = call.access === 'anyone' && !options.isPrivate
  const cacheControl = options.maxAge ? `public, max-age=${options.maxAge}` : isPublic ? 'no-cache' : 'no-store'
  const status = successStatusOf(call)
  const message = successMessages[call.name]
  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  void app.register(async scope => {
    const schemas = await call.schemas()
    app.calls.push({ ...call, ...schemas })
    scope.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { call },
      // An empty schema, because the serialiser uses the call's own.
      schema: { response: { [status]: {} } },
      serializerCompiler: () => responseSerializer(schemas),
      ...(call.access !== 'anyone' && { onRequest: identify(app, call) }),
      ...(call.method === 'GET' && (isPublic || options.isSameForGuests) && withResponseCache(app)),
      handler: async (request, reply) => {
        const locale = localeOf(request)
        const keys = createSurrogateKeys()
        const callRequest = {
          params: schemas.params && checkInput(schemas.params, request.params),
          query: schemas.query && checkInput(schemas.query, withoutEmpty(request.query)),
          body: schemas.body && checkInput(schemas.body, request.body ?? {}),
          account: request.account,
          ip: request.client.ipKey,
          token: bearerToken(request),
          userAgent: request.headers['user-agent'] ?? '',
          cookies: request.headers.cookie,
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
          idempotencyKey: request.headers['idempotency-key'],
          solution: request.headers[CHALLENGE_HEADER],
          locale,
          keys,
        } as CallRequest<C>
        const data = await withinTimeBudget(request, () =>
          withOrigin(originOf(request), () => handler(callRequest)),
        ).catch((error: unknown) => {
          if (isLasting(error)) sendKeys(request, reply, keys)
          throw error
        })
        sendKeys(request, reply, keys)
        reply.code(status).header('cache-control', cacheControl)
        return { status: 'success', data, ...(message && { message: renderMessage(message, locale) }) }
      },
    })
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    calls: LoadedCall[]
    findAccount(token: string): Promise<SessionAccount | undefined>
  }
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    account: Account | undefined
  }
}
