import { type ErrorCode, errorStatus } from '@closyyy/contract/errors'
import { ownFailures } from './own-failures.ts'
import type { LoadedCall } from './route.ts'

const callErrors: ErrorCode[] = ['too-many', 'internal', 'unavailable']
const bodyErrors: ErrorCode[] = ['not-parseable', 'too-large', 'wrong-type']

/** Returns the errors that follow from a call's declaration. */
export function declaredFailures({ method, access, unconfirmed, params, query, body }: LoadedCall): ErrorCode[] {
  const isSignedIn = access === 'bearer' || access === 'admin'
  return [
    ...(method === 'GET' ? [] : bodyErrors),
    ...(isSignedIn ? (['signed-out'] as const) : []),
    ...(isSignedIn && !unconfirmed ? (['not-allowed'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    ...callErrors,
  ]
}

/** Returns the statuses of a call's errors, ascending. */
export function failureStatusesOf(call: LoadedCall): number[] {
  const codes = [...declaredFailures(call), ...(ownFailures[call.name] ?? [])]
  return [...new Set(codes.map(code => errorStatus[code]))].sort((one, other) => one - other)
}

/** Returns the status of a call's success. */
export const successStatusOf = ({ status = 200 }: Pick<LoadedCall, 'status'>): number => status
