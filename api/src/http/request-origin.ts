import { AsyncLocalStorage } from 'node:async_hooks'
import type { Account } from './account.ts'

/** The sender of the request that is being handled. */
export interface RequestOrigin {
  requestId: string
  account: Account | undefined
  /** Returns the keyed hash of the client's IP. */
  ipHash: () => string
}

const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs a request's handler, so that events it records name its sender. */
export function withOrigin<Result>(origin: RequestOrigin, handle: () => Result): Result {
  return current.run(origin, handle)
}

/** Returns undefined outside requests, as in scheduled jobs. */
export function currentOrigin(): RequestOrigin | undefined {
  return current.getStore()
}
