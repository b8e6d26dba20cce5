import { ApiError } from '@closyyy/api-client/api-error'
import { finishGoogleSignIn } from '@closyyy/contract/google-sign-in-calls'
import { readPendingAction } from '@closyyy/platform/pending-action'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { redirectTarget } from '../../components/redirect-target.ts'
import { useStartSession } from '../../components/use-start-session.ts'
import { forgetFlow, readFlow } from './google-flow.ts'

/** Ends the sign-in that Google sent the browser back from: once, as soon as the page stands. */
export function useFinishGoogle(query: URLSearchParams) {
  const { api } = useServices()
  const startSession = useStartSession()
  const code = query.get('code')
  return useQuery({
    queryKey: [finishGoogleSignIn.name, code],
    async queryFn() {
      const begun = readFlow()
      const state = query.get('state')
      // Refused at Google, or begun by another tab: there is nothing to ask the server.
      if (!code || !state || !begun) throw new ApiError('invalid', 422)
      const body = { code, state, flow: begun.flow, iss: query.get('iss') ?? undefined }
      const { token, user } = await api.call(finishGoogleSignIn, { body })
      forgetFlow()
      const { id: userId, username, profile_picture: profilePicture } = user
      startSession({ token, userId, username, profilePicture }, wayOn(query, begun.wayOn))
      return username
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function wayOn(query: URLSearchParams, kept: string | undefined): string {
  const asked = [query.get('redirect'), kept, readPendingAction()?.path]
  return asked.map(path => redirectTarget(path ?? null)).find(Boolean) ?? '/'
}
