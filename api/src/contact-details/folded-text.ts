import { replaceLookAlikes, toLatinSign } from './look-alikes.ts'

/** A text in the spelling of the patterns. */
export interface FoldedText {
  readonly text: string
  /** The index in the original of each character of `text`, and the length of the original. */
  readonly origins: readonly number[]
}

/**
 * Characters of a class with every sign of a folded text except letters, digits and the comma. Negated Unicode classes
 * take seconds to compile where patterns repeat them.
 */
export const SIGNS = '\\n\\t !-+\\--\\/:-@\\[-`{-~·'

/** Signs that a reader does not see, and marks above or below a letter. */
const invisible = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

function foldSign(sign: string): string {
  if (sign <= '\u007f') return sign
  return [...sign.normalize('NFKD').replace(invisible, '')].map(toLatinSign).join('')
}

/** Replaces the signs of any script and width that stand for Latin ones, other symbols by `·`; removes invisible ones. */
export function foldText(original: string): FoldedText {
  const origins: number[] = []
  let text = ''
  let index = 0
  for (const sign of original) {
    const folded = foldSign(sign)
    for (let unit = 0; unit < folded.length; unit++) origins.push(index)
    text += folded
    index += sign.length
  }
  return { text: replaceLookAlikes(text), origins: [...origins, index] }
}

/** Returns the part of the original between two indices of the folded text. */
export function originalPart(original: string, { origins }: FoldedText, start: number, end: number): string {
  const last = origins[end - 1] ?? 0
  return original.slice(
    origins[start],
    origins.find((origin, index) => index >= end && origin > last),
  )
}
