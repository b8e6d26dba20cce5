import { spelledName } from './spelled-name.ts'

export const iban = /(?<![\p{L}\d])PK\s?\d{2}(?:[\s-]?[A-Z\d]){20}(?![A-Z\d])/iu
const wallet =
  /\b(?:easy|ez)\s?-?pais[ae]h?\b|\bjazz\s?-?cash\b|\bsada\s?pay\b|\bnaya\s?pay\b|\bu\s?paisa\b|ایزی\s?پیسہ|جاز\s?کیش/iu
const spelledWallet = new RegExp(
  `(?<!\\p{L})(?:${['easypaisa', 'jazzcash', 'sadapay', 'nayapay'].map(spelledName).join('|')})(?!\\p{L})`,
  'iu',
)
const transfer = /\b(?:bank|online)\s+transfer\b|\b(?:bank\s+)?account\s+(?:no|number|#)|بینک\s?ٹرانسفر|اکاونٹ\s?نمبر/iu
const bank =
  /\b(?:hbl|ubl|mcb|nbp|abl|meezan|alfalah|askari|faysal|habib|allied)(?:\s+bank)?(?:\s+(?:account|acct?|a\/c)\b|[ :.,#=()-]{1,4}\d(?:-?\d){9,})/iu
const account = /(?:\b(?:account|acct?|a\/c)\b|اکاونٹ)[ :.,#=()-]{0,4}\d(?:[\s-]?\d){7,}/iu
const advance =
  /\b(?:adv|advance)\s+(?:payment|pay|paise|paisay|pese|only)\b|\b(?:payment|pay|paise|paisay)\s+(?:in\s+)?advance\b|\bpehl[aey]+\s+(?:payment|pais[aey]+|pay)\b|\b(?:payment|pais[aey]+)\s+pehl[aey]+\b|ایڈوانس|پہلے\s+(?:پیسے|اداییگی)/iu

/** Ways to pay outside of the shop. Letters with hamza are written without it, as in folded texts. */
export const paymentMethodPatterns = [wallet, spelledWallet, transfer, bank, account, advance]

/** A number that could receive money: of a wallet or a bank account. */
export const accountNumber = /(?<!\d)\d(?:[\s-]?\d){9,19}(?!\d)/u
