import type * as z from './schema.ts'

type Schema = z.ZodMiniType

/** What a call's parts are checked by. */
export interface CallSchemas<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  params?: Params
  query?: Query
  body?: Body
  /** What stands at `data` in the answer. */
  data: Data
}

/** Who may make a call: anyone, anyone but better with a bearer token, a signed-in account, or an admin. */
export type Access = 'anyone' | 'optional' | 'bearer' | 'admin'

/** One HTTP call: the API routes, checks and documents itself by it, the client types and reads by it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  Who extends Access = Access,
> {
  /** Unique verb + noun, used as operation id and query key. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, parameters as `:name`. */
  path: string
  access: Who
  /** True where a session works whose email is not confirmed yet (SESSION-2). */
  unconfirmed?: boolean
  /** True where the header `Idempotency-Key` lets a repeated call answer the first answer (CHECKOUT-6). */
  isIdempotent?: boolean
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Loads the schemas; browsers ask for them with the first request they send (docs/decisions/003). */
  schemas: () => Promise<CallSchemas<Params, Query, Body, Data>>
  /** Status of success, 200 unless a thing is created (201). */
  status?: 200 | 201
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Given<Key extends string, S> = S extends Schema
  ? object extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown

/** What a caller hands over: `params`, `query` and `body`, each where the call has it. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B> ? Given<'params', P> & Given<'query', Q> & Given<'body', B> : never

/** What the server hands the handler, after checks and defaults. */
export type CallOutput<S> = S extends Schema ? z.output<S> : undefined

/** What the caller gets: the answer's `data`. */
export type CallData<C> = C extends Call<infer _P, infer _Q, infer _B, infer D> ? z.output<D> : never

/** What the server returns for a call. */
export type CallAnswer<C> = C extends Call<infer _P, infer _Q, infer _B, infer D> ? Input<D> : never

/** Declares a call; keeps the exact schema types. */
export function defineCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  D extends Schema = Schema,
  const W extends Access = Access,
>(call: Call<P, Q, B, D, W>): Call<P, Q, B, D, W> {
  return call
}
