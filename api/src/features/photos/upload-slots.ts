import { AppError } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'

/** Forms with files received at once; bounds the disk that they take. */
const MAX_SLOTS = 64
/** Forms with files received at once from one account or IP. */
const MAX_SLOTS_OF_SENDER = 2
const RETRY_SECONDS = 5

/** Places for forms that this process receives files of. */
export interface UploadSlots {
  /** Acquires a place until the returned function is called. @throws AppError `too-many` or `unavailable` */
  acquire(sender: string): () => void
}

export function createUploadSlots(): UploadSlots {
  const bySender = new Map<string, number>()
  let used = 0
  return {
    acquire(sender) {
      const own = bySender.get(sender) ?? 0
      if (own >= MAX_SLOTS_OF_SENDER)
        throw new AppError('too-many', 'photo.uploads-at-once', {}, { retryAfter: RETRY_SECONDS })
      if (used >= MAX_SLOTS) throw serviceUnavailable()
      used++
      bySender.set(sender, own + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        used--
        const left = (bySender.get(sender) ?? 1) - 1
        if (left > 0) bySender.set(sender, left)
        else bySender.delete(sender)
      }
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadSlots: UploadSlots
  }
}
