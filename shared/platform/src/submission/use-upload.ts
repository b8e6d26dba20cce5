import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { fetchWithProgress } from './fetch-with-progress.ts'

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
  const { api } = useServices()
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
    report(0)
    try {
      return await api.call(call, { ...input, body: form } as unknown as CallInput<C>, {
        headers,
        fetch: fetchWithProgress(report),
      })
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
