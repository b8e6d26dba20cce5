import { isApiError } from '@closyyy/api-client/api-error'
import { useText } from '../messages.ts'

/** Returns the server's message of a failed call, `failed` if it has none, or the message shown while offline. */
export function useErrorText() {
  const t = useText()
  return (error: unknown, failed: string): string => {
    const hasResponse = isApiError(error) && error.code !== 'no-network' && error.code !== 'unreadable'
    return hasResponse ? error.message || failed : t('form.no-network')
  }
}
