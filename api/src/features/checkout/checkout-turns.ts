import { isDatabaseAway } from '../../db/database-errors.ts'
import { notNow } from '../../http/error-handler.ts'

/**
 * Does a work once it is its turn. @throws AppError `unavailable` where too many wait already, or the turn does not come:
 * not in time, or since the database is away or too slow for one before
 */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

const tooMany = () => notNow('checkout.busy')

/** How many run at once, how many may wait, and for how long. */
export interface Turns {
  atOnce: number
  mostWaiting: number
  longestMs: number
}

/** Lets so many run at once, in the order in which they came: a rush on one product leaves connections to everybody else. */
export function createTurns({ atOnce, mostWaiting, longestMs }: Turns): InTurn {
  const waiting: { begin: () => void; refuse: () => void }[] = []
  let active = 0

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = {
        begin() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(tooMany())
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        one.refuse()
      }, longestMs)
      waiting.push(one)
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
    } catch (error) {
      if (isDatabaseAway(error)) for (const one of waiting.splice(0)) one.refuse()
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next.begin()
      else active--
    }
  }
}
