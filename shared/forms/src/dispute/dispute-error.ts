import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { toast } from '@closyyy/ui/toast'

/**
 * Returns the error of a dispute's form; after a conflict shows a toast instead because the form is about to disappear.
 * @param failed for an error without a message
 */
export function disputeFormError(error: unknown, failed: string): string | undefined {
  const message = serverMessage(error) ?? failed
  if (!isApiError(error) || error.code !== 'conflict') return message
  toast(message, { kind: 'danger' })
  return undefined
}
