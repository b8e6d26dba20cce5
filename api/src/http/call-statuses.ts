import { type ErrorCode, errorStatus } from '@closyyy/contract/errors'
import { ownFailures } from './own-failures.ts'
import type { LoadedCall } from './route.ts'

const callErrors: ErrorCode[] = ['too-many', 'internal', 'unavailable']
const writeErrors: ErrorCode[] = ['not-parseable', 'not-allowed', 'too-large', 'wrong-type']

export function declaredFailures({
  method,
  access,
  unconfirmed,
  suspended,
  requiresFresh,
  params,
  query,
  body,
}: LoadedCall): ErrorCode[] {
  const isSignedIn = access === 'bearer' || access === 'admin'
  return [
    ...(method === 'GET' ? [] : writeErrors),
    ...(isSignedIn ? (['signed-out'] as const) : []),
    ...(isSignedIn && !unconfirmed && method === 'GET' ? (['not-allowed'] as const) : []),
    ...(access !== 'anyone' && !suspended ? (['suspended'] as const) : []),
    ...(requiresFresh ? (['confirm-password'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    ...callErrors,
  ]
}

export function failureStatusesOf(call: LoadedCall): number[] {
  const codes = [...declaredFailures(call), ...(ownFailures[call.name] ?? [])]
  return [...new Set(codes.map(code => errorStatus[code]))].sort((one, other) => one - other)
}

export const successStatusOf = ({ status = 200 }: Pick<LoadedCall, 'status'>): number => status
