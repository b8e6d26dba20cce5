import {
  type ApiClient,
  type ApiClientOptions,
  type ApiResponse,
  createApiClient,
} from '@closyyy/api-client/api-client'
import type { CallResponse, FromRenderer } from './protocol.ts'

const decoder = new TextDecoder()

export interface ChannelCalls {
  /** Creates the API client of one job. */
  clientOf: (job: number) => ApiClient
  /** Number of calls of a job that have no response yet. */
  pendingOf: (job: number) => number
  settle: (call: number, response: CallResponse | undefined) => void
  /** Fails the calls of a job that has ended. */
  drop: (job: number) => void
}

interface PendingCall {
  job: number
  resolve: (response: ApiResponse) => void
  reject: (error: Error) => void
}

/** Sends the API calls of renders over the channel; the document server decides which are allowed. */
export function createChannelCalls(queue: (message: FromRenderer) => void): ChannelCalls {
  const pending = new Map<number, PendingCall>()
  let calls = 0

  function fetchOf(job: number): ApiClientOptions['fetch'] {
    return (path, { method }) => {
      if (method !== 'GET') return Promise.reject(new TypeError('A server render only reads.'))
      const call = ++calls
      return new Promise((resolve, reject) => {
        pending.set(call, { job, resolve, reject })
        queue({ type: 'call', job, call, path })
      })
    }
  }

  const finish = (call: number) => {
    const found = pending.get(call)
    pending.delete(call)
    return found
  }

  return {
    clientOf: job => createApiClient({ base: '/api', fetch: fetchOf(job) }),
    pendingOf: job => [...pending.values()].filter(call => call.job === job).length,
    settle(call, response) {
      const found = finish(call)
      if (response) found?.resolve(responseOf(response))
      else found?.reject(new TypeError('The API does not respond.'))
    },
    drop(job) {
      for (const [call, { job: owner }] of pending)
        if (owner === job) finish(call)?.reject(new TypeError('The render has ended.'))
    },
  }
}

function responseOf({ status, retryAfter, body }: CallResponse): ApiResponse {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: name => (name === 'retry-after' ? retryAfter : null) },
    json: async () => JSON.parse(decoder.decode(body)),
  }
}
