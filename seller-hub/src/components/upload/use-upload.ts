import { createApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { useMutation } from '@closyyy/platform/query'
import { sessionEnded, useSession } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'
import { useState } from 'react'
import { fetchWithProgress } from './fetch-with-progress.ts'

interface Upload<C extends Call> {
  input: Omit<CallInput<C>, 'body'>
  form: FormData
  /** The photos in the order in which the form carries them. */
  files: readonly File[]
}

/** Sends a form with photos and tells how much of each has left, 0 to 1, while it is on its way. @throws ApiError */
export function useUpload<C extends Call>(call: C) {
  const token = useSession()?.token
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<number[]>()

  const upload = useMutation({
    async mutationFn({ input, form, files }: Upload<C>): Promise<CallData<C>> {
      const api = createApiClient({
        base: '/api',
        token: () => token,
        onSignedOut: () => dispatch(sessionEnded()),
        fetch: fetchWithProgress(sent => setProgress(sharesSent(files, sent))),
      })
      setProgress(sharesSent(files, 0))
      return api.call(call, { ...input, body: form } as unknown as CallInput<C>)
    },
    onSettled: () => setProgress(undefined),
  })
  return { ...upload, progress }
}

/** How much of each file has left: a form is sent from its first byte to its last. */
export function sharesSent(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  let before = 0
  return files.map(({ size }) => {
    const share = Math.min(1, Math.max(0, (sent - before) / Math.max(1, size)))
    before += size
    return share
  })
}
