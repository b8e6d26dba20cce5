import { type ErrorCode, errorStatus } from '@closyyy/contract/errors'
import { ownFailures } from './own-failures.ts'
import type { LoadedCall } from './route.ts'

const ofEveryCall: ErrorCode[] = ['too-many', 'internal', 'unavailable']
const ofEveryBody: ErrorCode[] = ['not-parseable', 'too-large', 'wrong-type']

/** Failures that follow from how a call is declared. */
export function declaredFailures({ method, access, unconfirmed, params, query, body }: LoadedCall): ErrorCode[] {
  const isSignedIn = access === 'bearer' || access === 'admin'
  return [
    ...(method === 'GET' ? [] : ofEveryBody),
    ...(isSignedIn ? (['signed-out'] as const) : []),
    ...(isSignedIn && !unconfirmed ? (['not-allowed'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    ...ofEveryCall,
  ]
}

/** Every status with which a call can fail, ascending. */
export function failureStatusesOf(call: LoadedCall): number[] {
  const codes = [...declaredFailures(call), ...(ownFailures[call.name] ?? [])]
  return [...new Set(codes.map(code => errorStatus[code]))].sort((one, other) => one - other)
}

/** The status of a call's success. */
export const successStatusOf = ({ status = 200 }: Pick<LoadedCall, 'status'>): number => status
