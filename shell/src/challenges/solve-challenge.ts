import type { Challenge } from '@closyyy/contract/errors'

/** Keys derived at the same time: enough for all cores of a phone. */
const BATCH_SIZE = 8
/** Length of a target. */
const KEY_BITS = 128

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

type WorkPuzzle = Extract<Challenge['puzzle'], { kind: 'work' }>

/** Finds the number outside the main thread, where browsers derive keys, so that the page stays responsive. */
async function findNumber({ salt, iterations, max, target }: WorkPuzzle): Promise<number> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const password = await crypto.subtle.importKey('raw', encode(salt), 'PBKDF2', false, ['deriveBits'])
  const derive = async (number: number) => {
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(String(number)), iterations }
    return hexOf(await crypto.subtle.deriveBits(algorithm, password, KEY_BITS))
  }
  for (let first = 0; first <= max; first += BATCH_SIZE) {
    const keys = await Promise.all(Array.from({ length: BATCH_SIZE }, (_, index) => derive(first + index)))
    const index = keys.indexOf(target)
    if (index !== -1) return first + index
  }
  throw new Error('The challenge has no solution.')
}

/** Solves a challenge (LIMIT-9). @returns its token, a dot and the solution */
export async function solveChallenge({ token, puzzle }: Challenge): Promise<string> {
  const solution =
    puzzle.kind === 'work'
      ? await findNumber(puzzle)
      : await (await import(/* webpackChunkName: "captcha" */ './captcha-dialog.ts')).askCaptcha(puzzle.page)
  return `${token}.${solution}`
}
