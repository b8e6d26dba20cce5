import { refusalText } from '@closyyy/api-client/refusal-text'
import type { PayoutsText } from './payouts-text.ts'

/** The contract's and the server's sentences by the message that says them in the reader's language. */
const sentences = {
  'Please enter an amount greater than 0.': 'fault.positive',
  'An amount has at most two decimals.': 'fault.decimals',
  'Please add your bank details first.': 'server.no-bank',
  'You cannot pay your own payout.': 'admin.pay-own',
  'This payout has been paid already.': 'admin.pay-late',
} as const

const isKnown = (sentence: string): sentence is keyof typeof sentences => Object.hasOwn(sentences, sentence)

const beyondBalance = /^Your balance is (Rs\.[\d,.]*\d)\. Please enter an amount up to that\.$/

/** A sentence of the contract or the server in the reader's language; unknown ones stay as they are. */
export function translateSentence(t: PayoutsText, sentence: string): string {
  const balance = beyondBalance.exec(sentence)?.[1]
  if (balance) return t('fault.balance', { balance })
  return isKnown(sentence) ? t(sentences[sentence]) : sentence
}

/** What the server said of a failed call, in the reader's language; undefined where it said nothing. */
export function serverText(t: PayoutsText, error: unknown): string | undefined {
  const said = refusalText(error)
  return said && translateSentence(t, said)
}
