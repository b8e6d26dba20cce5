import type { Challenge } from '@closyyy/contract/errors'

export type Puzzle = Challenge['puzzle']

/** A way to tell people from floods: by work for their device, or by an external CAPTCHA. */
export interface Challenger {
  create(): Promise<Puzzle>
  /** Checks what a client found for a puzzle that this challenger created. */
  isSolution(puzzle: Puzzle, solution: string): Promise<boolean>
}
