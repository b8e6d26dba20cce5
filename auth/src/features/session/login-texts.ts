import type { ApiError } from '@closyyy/api-client/api-error'
import type { useText } from '../../messages.ts'

type Text = ReturnType<typeof useText>

/** The contract's sentences by the message that says them in the reader's language. */
const sentences: Record<string, Parameters<Text>[0]> = {
  'Please enter your email, phone, or username.': 'login.login-required',
  'Please enter your password.': 'login.password-required',
  'The password field must be at least 8 characters.': 'login.password-short',
  'Invalid characters or URL detected.': 'login.url',
  'Invalid email or password. Please try again.': 'login.refused',
  'Please verify your email before logging in.': 'login.unconfirmed',
}

/** A sentence of the contract or the server in the reader's language; unknown ones stay as they are. */
export function translateSentence(t: Text, sentence: string): string {
  const id = sentences[sentence]
  return id ? t(id) : sentence
}

/** What to say of a login that the server refused or did not hear (seller.txt section 8). */
export function refusalText(t: Text, error: ApiError): string {
  if (error.code === 'no-network' || error.code === 'unreadable') return t('login.no-network')
  return error.message ? translateSentence(t, error.message) : t('login.refused')
}
