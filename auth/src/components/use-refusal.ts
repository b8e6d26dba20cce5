import { isApiError } from '@closyyy/api-client/api-error'
import { useText } from '../messages.ts'

/** Says why a call failed: the server's sentence, `failed` where it gave none, or that nobody could be reached. */
export function useRefusal() {
  const t = useText()
  return (error: unknown, failed: string): string => {
    const isAnswered = isApiError(error) && error.code !== 'no-network' && error.code !== 'unreadable'
    return isAnswered ? error.message || failed : t('form.no-network')
  }
}
