import type { Role } from './roles.ts'
import type * as z from './schema.ts'

type Schema = z.ZodMiniType

/** Schemas that check the parts of a call, exported as `<call>Schemas` beside the noun's schemas. */
export interface CallSchemas<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  params?: Params
  query?: Query
  body?: Body
  /** Schema of `data` in the response envelope (API-1). */
  data: Data
}

/**
 * Required caller: `anyone`; `optional` personalises with a bearer token; `bearer` needs an account, `admin` an admin.
 */
export type Access = 'anyone' | 'optional' | 'bearer' | 'admin'

/** One HTTP call: source of the API's route, validation and documentation, and of the client's types and requests. */
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
  /** The role that an administrator needs (TEAM-1); an owner has all. */
  role?: Role
  /** True if a session without a confirmed email may call it (SESSION-2). */
  unconfirmed?: boolean
  /** True if a suspended person may call it (SUSPENSION-2). */
  suspended?: boolean
  /** True if it needs a sign-in or a password confirmation at most 15 minutes old (SESSION-16). */
  requiresFresh?: boolean
  /** True if a repeated `Idempotency-Key` returns the first response (CHECKOUT-6). */
  isIdempotent?: boolean
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Loads the schemas; browsers do so with their first request (docs/decisions/003). */
  schemas: () => Promise<CallSchemas<Params, Query, Body, Data>>
  /** Status of a success: 201 if the call creates something, else 200. */
  status?: 200 | 201
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type InputPart<Key extends string, S> = S extends Schema
  ? object extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown

/** Input of the caller: `params`, `query` and `body`, each if the call has it. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B>
    ? InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B>
    : never

/** A validated part with defaults applied, as the API's handler receives it. */
export type CallOutput<S> = S extends Schema ? z.output<S> : undefined

/** Validated `data` of the response, as the caller receives it; the API client unwraps the envelope (API-1). */
export type CallData<C> = C extends Call<infer _P, infer _Q, infer _B, infer D> ? z.output<D> : never

/** Return value of the API's handler, before serialisation. */
export type CallResult<C> = C extends Call<infer _P, infer _Q, infer _B, infer D> ? Input<D> : never

/** Declares a call and infers its exact schema types. */
export function defineCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  D extends Schema = Schema,
  const W extends Access = Access,
>(call: Call<P, Q, B, D, W>): Call<P, Q, B, D, W> {
  return call
}
