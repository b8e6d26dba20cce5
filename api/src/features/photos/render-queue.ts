import { notNow } from '../../http/error-handler.ts'

/** Runs renders few at a time, refusing more than it could finish soon, and each named one once for all who ask. */
export interface RenderQueue {
  /** @throws AppError `unavailable` where too many wait already */
  run<Result>(name: string, render: () => Promise<Result>): Promise<Result>
  isIdle(): boolean
}

export function createRenderQueue(atATime: number, mostWaiting: number): RenderQueue {
  const running = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let active = 0

  async function takeTurn(): Promise<void> {
    if (active < atATime) {
      active++
      return
    }
    if (waiting.length >= mostWaiting) throw notNow('photo.busy')
    await new Promise<void>(resolve => waiting.push(resolve))
  }

  function passTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else active--
  }

  async function inTurn<Result>(render: () => Promise<Result>): Promise<Result> {
    await takeTurn()
    try {
      return await render()
    } finally {
      passTurn()
    }
  }

  return {
    run<Result>(name: string, render: () => Promise<Result>) {
      const known = running.get(name) as Promise<Result> | undefined
      if (known !== undefined) return known
      const result = inTurn(render).finally(() => running.delete(name))
      running.set(name, result)
      return result
    },
    isIdle: () => active === 0,
  }
}
