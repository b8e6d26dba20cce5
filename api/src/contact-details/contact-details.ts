import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { phonePattern } from './phone-patterns.ts'

const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
/** An email whose signs are written as words. */
const writtenEmail = /\b(?:gmail|hotmail|yahoo|outlook|icloud|live)\s*(?:\.|[([]?\s*dot\s*[)\]]?)\s*com\b/iu

/** Endings that no sentence without a space after its period produces. */
const domain =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|pk|io|ly|gl|xyz|example)(?![\p{L}\d-])(?:\/\S*)?/iu
/** Endings that are words, too; only in lower case. */
const wordyDomain =
  /(?<![\p{L}\d@.-])(?:[A-Za-z\d-]+\.)+(?:shop|store|online|site|link|app|club|page|dev)(?![\p{L}\d-])(?:\/\S*)?/u
const domainWithPath = /(?<![\p{L}\d@.-])(?:[a-z][a-z\d-]*\.)+[a-z]{2,}\/\S+/iu
const url = /(?:https?:\/\/|www\.)\S+/iu

const handle = /(?<![\p{L}\d._%+-])@[a-z_][\w.]{2,}/iu
/** Messengers, which a text about clothes has no reason to name. */
const messenger = /(?<!\p{L})(?:wh?at'?s?\s?app|wt+s\s?app|wa\.me|tele\s?gram)(?!\p{L})|وا?ٹس\s?ایپ|ٹیلی\s?گرام/iu
const NETWORK = '(?:insta(?:gram)?|\\big|facebook|fb|snap\\s?chat|tik\\s?tok|انسٹا(?:گرام)?|فیس\\s?بک)'
const networkHandle = new RegExp(
  `\\b${NETWORK}\\s*(?:[:=@]|id\\b|handle\\b|username\\b|at\\b)\\s*[:=@-]?\\s*[\\w.]{3,}`,
  'iu',
)
const contactVerb = '(?:contact|message|msg|dm|inbox|text|add|follow|find|reach|raa?bta|رابطہ|میسج)'
const viaNetwork = new RegExp(
  `(?<![\\p{L}\\d])${contactVerb}(?![\\p{L}\\d])[^.\\n]{0,25}(?<![\\p{L}\\d])${NETWORK}(?![\\p{L}\\d])`,
  'iu',
)
const networkVerb = new RegExp(
  `(?<![\\p{L}\\d])${NETWORK}\\s+(?:par|pe|pr|per|پر)?\\s*${contactVerb}(?![\\p{L}\\d])`,
  'iu',
)

const contactPatterns = [
  url,
  email,
  writtenEmail,
  phonePattern,
  domain,
  wordyDomain,
  domainWithPath,
  messenger,
  handle,
  networkHandle,
  viaNetwork,
  networkVerb,
]

const iban = /(?<![\p{L}\d])PK\s?\d{2}(?:[\s-]?[A-Z\d]){20}(?![A-Z\d])/iu
const wallet =
  /\b(?:easy|ez)\s?-?pais[ae]h?\b|\bjazz\s?-?cash\b|\bsada\s?pay\b|\bnaya\s?pay\b|\bu\s?paisa\b|ایزی\s?پیسہ|جاز\s?کیش/iu
const transfer = /\b(?:bank|online)\s+transfer\b|\b(?:bank\s+)?account\s+(?:no|number|#)|بینک\s?ٹرانسفر|اکاؤنٹ\s?نمبر/iu
const advance =
  /\b(?:adv|advance)\s+(?:payment|pay|paise|paisay|pese|only)\b|\b(?:payment|pay|paise|paisay)\s+(?:in\s+)?advance\b|\bpehl[aey]+\s+(?:payment|pais[aey]+|pay)\b|\b(?:payment|pais[aey]+)\s+pehl[aey]+\b|ایڈوانس|پہلے\s+(?:پیسے|ادائیگی)/iu

const paymentPatterns = [iban, wallet, transfer, advance]

/** A number that could receive money: of a wallet or a bank account. */
const accountNumber = /(?<!\d)\d(?:[\s-]?\d){9,19}(?!\d)/u

/** Returns the first match in the text's own characters. */
function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  const readable = withLatinDigits(text)
  for (const pattern of patterns) {
    const match = pattern.exec(readable)
    if (match) return text.slice(match.index, match.index + match[0].length).trim()
  }
  return undefined
}

/** Returns the part of a text that leads out of the shop: a phone number, email, web address or handle (CONTACT-1). */
export function findContactDetail(text: string): string | undefined {
  return firstMatch(text, contactPatterns)
}

/** Returns the part of a text that asks for a payment outside of the shop (CONTACT-1). */
export function findPaymentRequest(text: string): string | undefined {
  return firstMatch(text, paymentPatterns)
}

/** Returns the bank account or wallet that a text asks to pay to; undefined if it only names the way (CONTACT-2). */
export function findPaymentDestination(text: string): string | undefined {
  const named = firstMatch(text, [iban])
  if (named !== undefined) return named
  if (firstMatch(text, [wallet, transfer, advance]) === undefined) return undefined
  return firstMatch(text, [phonePattern, accountNumber])
}
