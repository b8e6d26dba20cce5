import { isApiError } from '@closyyy/api-client/api-error'
import { wasDismissed } from '@closyyy/platform/sign-in/passkeys'
import { useErrorText } from '../../components/use-error-text.ts'
import { useLoginText } from './login-text.ts'

/** Returns the message of a passkey that did not work: the server's, or what the browser refused. */
export function usePasskeyErrorText() {
  const t = useLoginText()
  const errorText = useErrorText()
  return (error: unknown): string => {
    if (wasDismissed(error)) return t('passkey-dismissed')
    return isApiError(error) ? errorText(error, t('passkey-failed')) : t('passkey-failed')
  }
}
