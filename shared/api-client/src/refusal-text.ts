import { isApiError } from './api-error.ts'

/** The server's own sentence about a failed call; undefined where it gave none. */
export function refusalText(error: unknown): string | undefined {
  return (isApiError(error) && error.message) || undefined
}
