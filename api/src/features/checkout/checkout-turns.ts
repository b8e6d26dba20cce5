import { notNow } from '../../http/error-handler.ts'

/** Does a work once it is its turn. @throws AppError `unavailable` where too many wait already */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many run at once, in the order in which they came: a rush on one product leaves connections to everybody else. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  const waiting: (() => void)[] = []
  let active = 0

  async function takeTurn(): Promise<void> {
    if (active < atOnce) {
      active++
      return
    }
    if (waiting.length >= mostWaiting) throw notNow('Too many orders are being placed just now. Please try again.')
    await new Promise<void>(resolve => waiting.push(resolve))
  }

  return async work => {
    await takeTurn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active--
    }
  }
}
