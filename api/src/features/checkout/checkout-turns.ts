import { notNow } from '../../http/error-handler.ts'

/** Does a work once it is its turn. @throws AppError `unavailable` where too many wait already, or the turn does not come */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

const tooMany = () => notNow('Too many orders are being placed just now. Please try again.')

/** How many run at once, how many may wait, and for how long. */
export interface Turns {
  atOnce: number
  mostWaiting: number
  longestMs: number
}

/** Lets so many run at once, in the order in which they came: a rush on one product leaves connections to everybody else. */
export function createTurns({ atOnce, mostWaiting, longestMs }: Turns): InTurn {
  const waiting: (() => void)[] = []
  let active = 0

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(tooMany())
      }, longestMs)
      function begin(): void {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(begin)
    })
  }

  async function takeTurn(): Promise<void> {
    if (active < atOnce) {
      active++
      return
    }
    if (waiting.length >= mostWaiting) throw tooMany()
    await waitForTurn()
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
