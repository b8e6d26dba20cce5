import { ApiError } from '@closyyy/api-client/api-error'
import { finishGoogleSignIn } from '@closyyy/contract/google-sign-in-calls'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { readPendingAction } from '@closyyy/platform/sign-in/pending-action'
import { takeSignInAttempt } from '@closyyy/platform/sign-in/sign-in-attempt'
import { useState } from 'react'
import { requireDeviceId } from '../../components/device-id.ts'
import { redirectTarget } from '../../components/return-to.ts'
import { useCompleteLogin } from '../../components/use-complete-login.ts'
import { clearFlow, readFlow } from './google-flow.ts'

/**
 * Finishes the sign-in that this tab began, and starts its session. If only reading the person fails, `retry` repeats that
 * alone, because Google’s code works once (SESSION-20).
 */
export function useFinishGoogle(query: URLSearchParams) {
  const { api } = useServices()
  const completeLogin = useCompleteLogin(returnPath(query, readFlow()?.returnTo))
  const [token, setToken] = useState<string>()
  const code = query.get('code')

  async function finish(): Promise<string> {
    const begun = readFlow()
    const state = query.get('state')
    // Cancelled at Google, or started in another tab.
    if (!code || !state || !begun) throw new ApiError('invalid', 422)
    const body = { code, state, flow: begun.flow, iss: query.get('iss') ?? undefined, device_id: requireDeviceId() }
    const finished = await api.call(finishGoogleSignIn, { body })
    takeSignInAttempt()
    setToken(finished.token)
    return finished.token
  }

  const { error, refetch } = useQuery({
    queryKey: [finishGoogleSignIn.name, code],
    async queryFn() {
      if ((await completeLogin(token ?? (await finish()))) === 'unconfirmed') {
        setToken(undefined)
        throw new ApiError('not-allowed', 403)
      }
      clearFlow()
      return null
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return { error, retry: token === undefined ? undefined : () => void refetch() }
}

/** Returns the path to open after sign-in. */
export function returnPath(query: URLSearchParams, stored: string | undefined): string {
  const paths = [query.get('redirect'), stored, readPendingAction()?.path]
  return paths.map(path => redirectTarget(path ?? null)).find(Boolean) ?? '/'
}
