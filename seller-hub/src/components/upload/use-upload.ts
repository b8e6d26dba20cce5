import { createApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { sessionEnded, useSession } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'
import { useState } from 'react'
import { fetchWithProgress } from './fetch-with-progress.ts'

/** A file on its way, under the id by which its progress is told. */
interface Uploaded {
  id: string
  file: File
}

interface Upload<C extends Call> {
  input: Omit<CallInput<C>, 'body'>
  form: FormData
  /** In the order in which the form carries them. */
  photos: readonly Uploaded[]
}

/** Sends forms with photos; tells how much of each photo has left, 0 to 1, while it is on its way. */
export function useUpload() {
  const token = useSession()?.token
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>()

  /** @throws ApiError */
  async function send<C extends Call>(call: C, { input, form, photos }: Upload<C>): Promise<CallData<C>> {
    const tell = (sent: number) => {
      const shares = sharesSent(
        photos.map(({ file }) => file),
        sent,
      )
      setProgress(new Map(photos.map(({ id }, index) => [id, shares[index] ?? 0])))
    }
    const api = createApiClient({
      base: '/api',
      token: () => token,
      onSignedOut: () => dispatch(sessionEnded()),
      fetch: fetchWithProgress(tell),
    })
    tell(0)
    try {
      return await api.call(call, { ...input, body: form } as unknown as CallInput<C>)
    } finally {
      setProgress(undefined)
    }
  }

  return { send, progress }
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
