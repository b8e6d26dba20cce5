import { replaceLookAlikes, toLatinCharacter } from './look-alikes.ts'

/** A text in the spelling of the patterns. */
export interface FoldedText {
  readonly text: string
  /** The index in the original of each character of `text`, and the length of the original. */
  readonly origins: readonly number[]
}

/**
 * Symbols for a character class of a regular expression: all characters of a folded text but letters, digits and the comma.
 * Negated Unicode classes take seconds to compile where patterns repeat them.
 */
export const SYMBOLS = '\\n\\t !-+\\--\\/:-@\\[-`{-~·'

/** Characters that a reader does not see, and marks above or below a letter. */
const invisible = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

function foldCharacter(character: string): string {
  if (character <= '\u007f') return character
  return [...character.normalize('NFKD').replace(invisible, '')].map(toLatinCharacter).join('')
}

/** Replaces characters of any script and width by the Latin ones they stand for, other symbols by `·`; removes invisible ones. */
export function foldText(original: string): FoldedText {
  const origins: number[] = []
  let text = ''
  let index = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    for (let unit = 0; unit < folded.length; unit++) origins.push(index)
    text += folded
    index += character.length
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
