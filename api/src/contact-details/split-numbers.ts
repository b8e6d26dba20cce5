import { findPaymentDestination, findPaymentRequest, findPhone } from './contact-details.ts'
import { foldText } from './folded-text.ts'
import { withDigitWords } from './number-words.ts'

/** Earlier messages that a number may have begun in: those of the last minutes, one for each digit at most. */
export const SPLIT_SECONDS = 600
export const MAX_SPLIT_MESSAGES = 12

/** Characters at the end of an earlier message that are read. */
const MAX_READ = 300

/** Separates joined messages: the digits of a phone number continue across it, those of other numbers do not. */
const SEPARATOR = ' . '
/** Letters around a number that was sent on its own, as in “my number is”. */
const MAX_LETTERS = 12

const joinMessages = (texts: readonly string[]) =>
  texts.map(text => text.replace(/^[^\p{L}\p{N}+]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')).join(SEPARATOR)

const spelledInDigits = (text: string) => withDigitWords(foldText(text)).text

/** Returns what a message ends if `find` finds something in it only together with earlier ones. */
function findEnd(
  earlier: readonly string[],
  text: string,
  isPart: (text: string) => boolean,
  find: (text: string) => string | undefined,
): string | undefined {
  const parts = earlier.map(message => message.slice(-MAX_READ)).filter(isPart)
  if (!isPart(text) || find(joinMessages(parts)) !== undefined) return undefined
  return find(joinMessages([...parts, text]))
    ?.split(SEPARATOR)
    .at(-1)
}

const hasDigit = (text: string) => /\d/.test(spelledInDigits(text))

/** Returns the end of a phone number that began in earlier messages (CONTACT-4). */
export function findSplitPhone(earlier: readonly string[], text: string): string | undefined {
  return findEnd(earlier, text, hasDigit, findPhone)
}

const isBrief = (text: string) => (spelledInDigits(text).match(/\p{L}/gu) ?? []).length <= MAX_LETTERS
const namesPayment = (text: string) => findPaymentRequest(text) !== undefined || isBrief(text)

/**
 * Returns the part of a message that, with earlier ones, names where to pay to (CONTACT-4). Ignores phone numbers within
 * longer texts, which arrange a return.
 */
export function findSplitDestination(earlier: readonly string[], text: string): string | undefined {
  const found = findEnd(earlier, text, namesPayment, findPaymentDestination)
  return found === undefined || text.includes(found) ? found : (findPaymentRequest(text) ?? text)
}
