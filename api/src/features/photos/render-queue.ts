import { createLimiter } from '../../concurrency-limiter.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'

/** Runs a bounded number of renders at once; concurrent renders of one name share their result. */
export interface RenderQueue {
  run<Result>(name: string, render: () => Promise<Result>): Promise<Result>
  isIdle(): boolean
}

export function createRenderQueue(concurrency: number, maxWaiting: number): RenderQueue {
  const running = new Map<string, Promise<unknown>>()
  const limiter = createLimiter({
    concurrency,
    maxWaiting,
    tooMany: () => serviceUnavailable('photo.busy'),
  })
  return {
    run<Result>(name: string, render: () => Promise<Result>) {
      const current = running.get(name) as Promise<Result> | undefined
      if (current !== undefined) return current
      const result = limiter.run(render).finally(() => running.delete(name))
      running.set(name, result)
      return result
    },
    isIdle: limiter.isIdle,
  }
}
