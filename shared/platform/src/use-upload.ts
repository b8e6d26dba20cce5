import { createApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { useState } from 'react'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { sessionEnded, useSession } from './session.ts'
import { useDispatch } from './state.ts'

interface UploadedFile {
  id: string
  file: File
}

interface Upload<C extends Call> {
  input: Omit<CallInput<C>, 'body'>
  form: FormData
  /** In form order. */
  photos: readonly UploadedFile[]
  headers?: Record<string, string>
}

/** Uploads forms with photos and reports the progress of each photo, 0 to 1. */
export function useUpload() {
  const token = useSession()?.token
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>()

  /** @throws ApiError */
  async function send<C extends Call>(call: C, { input, form, photos, headers }: Upload<C>): Promise<CallData<C>> {
    const report = (sent: number) => {
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
      fetch: fetchWithProgress(report),
    })
    report(0)
    try {
      return await api.call(call, { ...input, body: form } as unknown as CallInput<C>, { headers })
    } finally {
      setProgress(undefined)
    }
  }

  return { send, progress }
}

/** Returns the sent share of each file, 0 to 1, in form order. */
export function sharesSent(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  let before = 0
  return files.map(({ size }) => {
    const share = Math.min(1, Math.max(0, (sent - before) / Math.max(1, size)))
    before += size
    return share
  })
}
