import { isApiError } from '@closyyy/api-client/api-error'

/** The server's own sentence about a failed call; undefined where it gave none. */
export function failureText(error: unknown): string | undefined {
  return isApiError(error) ? error.message || undefined : undefined
}
