import { type FoldedText, foldText, originalPart } from './folded-text.ts'
import { networkPatterns } from './network-patterns.ts'
import { withDigitWords } from './number-words.ts'
import { accountNumber, iban, paymentMethodPatterns } from './payment-patterns.ts'
import { phonePattern } from './phone-patterns.ts'

const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
/** An email whose signs are written as words. */
const writtenEmail = /\b(?:gmail|hotmail|yahoo|outlook|icloud|live)\s*(?:\.|[([]\s*dot\s*[)\]]?|dot\s*[)\]]?)\s*com\b/iu
/** Such an email without its ending. */
const emailName = /(?<![\w.])[\w.]{3,40}\s{1,3}[([]?\s?at\s?[)\]]?\s{0,3}(?:gmail|hotmail|yahoo|icloud)(?![\p{L}\d])/iu

/** Endings that no sentence without a space after its period produces. */
const domain =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|pk|io|ly|gl|xyz|example)(?![\p{L}\d-])(?:\/\S*)?/iu
/** Endings that are words, too; only in lower case. */
const wordyDomain =
  /(?<![\p{L}\d@.-])(?:[A-Za-z\d-]+\.)+(?:shop|store|online|site|link|app|club|page|dev)(?![\p{L}\d-])(?:\/\S*)?/u
const domainWithPath = /(?<![\p{L}\d@.-])(?:[a-z][a-z\d-]*\.)+[a-z]{2,}\/\S+/iu
const url = /(?:https?:\/\/|www\.)\S+/iu
/** URLs with a word or spaces in place of the period; “polka dot”, “dot com fort” and “. Pk size” are none. */
const writtenDomain =
  /(?<![\p{L}\d-])(?!polka|swiss)[a-z\d-]{3,40}\s{1,3}[([]?\s?dot\s?[)\]]?\s{0,3}(?:com(?! fort)|pk(?! (?:sizes?|cut|made|brand|mei?n|main|me|\d)))(?![\p{L}\d])/iu
const spacedDomain =
  /(?<![\p{L}\d-])[A-Za-z\d-]{3,40}(?: {0,3}\. {0,3}com(?! fort)|\s{1,3}\. {0,3}pk(?! (?:sizes?|cut|made|brand|mei?n|main|me|\d)))(?![\p{L}\d])/u

const handle = /(?<![\p{L}\d._%+-])@[a-z_][\w.]{2,}/iu

const contactPatterns = [
  url,
  email,
  writtenEmail,
  emailName,
  phonePattern,
  domain,
  wordyDomain,
  domainWithPath,
  writtenDomain,
  spacedDomain,
  ...networkPatterns,
  handle,
]

function firstMatchIn(original: string, folded: FoldedText, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(folded.text)
    if (match) return originalPart(original, folded, match.index, match.index + match[0].length).trim()
  }
  return undefined
}

/** Returns the first match in the text's own characters. */
function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  const folded = foldText(text)
  return firstMatchIn(text, folded, patterns) ?? firstMatchIn(text, withDigitWords(folded), patterns)
}

/** Returns the part of a text that leads out of the shop: a phone number, email, URL or handle (CONTACT-1). */
export function findContactDetail(text: string): string | undefined {
  return firstMatch(text, contactPatterns)
}

/** Returns the first phone number of a text. */
export function findPhone(text: string): string | undefined {
  return firstMatch(text, [phonePattern])
}

/** Returns the part of a text that asks for a payment outside of the shop (CONTACT-1). */
export function findPaymentRequest(text: string): string | undefined {
  return firstMatch(text, [iban, ...paymentMethodPatterns])
}

/** Returns the bank account or wallet that a text asks to pay to; undefined if it only names the way (CONTACT-2). */
export function findPaymentDestination(text: string): string | undefined {
  const named = firstMatch(text, [iban])
  if (named !== undefined) return named
  if (firstMatch(text, paymentMethodPatterns) === undefined) return undefined
  return firstMatch(text, [phonePattern, accountNumber])
}
