import { isApiError } from './api-error.ts'

/** Returns the server's message of a failed call; undefined if there is none. */
export function refusalText(error: unknown): string | undefined {
  return (isApiError(error) && error.message) || undefined
}
