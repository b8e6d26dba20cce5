import type { Photos } from '@closyyy/forms/use-photos'
import { useSession } from '@closyyy/platform/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListingDraft, ListingValues } from './draft.ts'
import { deleteLocalDraft, storeLocalDraft } from './local-drafts.ts'
import type { useRemoteDraft } from './use-remote-draft.ts'

/** Storage of the current content; `waiting` and `rejected` mean on this device only. */
export type StorageState = 'nothing' | 'saving' | 'here' | 'waiting' | 'rejected' | 'saved' | 'failed'

/** Debounce of local saves. */
const PAUSE_MS = 300

interface AutosaveOptions {
  id: string
  state: {
    values: ListingValues
    photos: Photos
    isSubmitted: boolean
    isSent: boolean
    remoteDraft: ReturnType<typeof useRemoteDraft>
  }
  storedDraft: ListingDraft | undefined
  /** Called once a new draft was first stored, unless the form was left. */
  onStored: () => void
}

/** Autosaves locally, photos included, until the listing is submitted. */
export function useAutosave({ id, state, storedDraft, onStored }: AutosaveOptions): StorageState {
  const userId = useSession()?.userId
  const { values, isSubmitted, isSent } = state
  const { photos } = state.photos
  const { known, isSaved, fingerprint, isBegun, failure } = state.remoteDraft
  const [stored, setStored] = useState({ fingerprint, known, isSaved, isSubmitted })
  const [hasFailed, setHasFailed] = useState(false)
  const isNew = useRef(storedDraft === undefined)
  const isLeft = useRef(false)
  const isStored =
    fingerprint === stored.fingerprint &&
    known === stored.known &&
    isSaved === stored.isSaved &&
    isSubmitted === stored.isSubmitted
  const isDue = !isSent && !isStored

  const store = useEffectEvent(async () => {
    if (userId === undefined || !isDue) return
    const savedAt = isSaved ? known.savedAt : undefined
    try {
      if (isBegun)
        await storeLocalDraft({
          id,
          serverId: known.id,
          savedAt,
          baseVersion: known.savedAt,
          isSubmitted,
          userId,
          values,
          photos,
          changedAt: Date.now(),
        })
      else await deleteLocalDraft(id)
      setStored({ fingerprint, known, isSaved, isSubmitted })
      setHasFailed(false)
      // The draft's path would replace that of the page which was opened meanwhile.
      if (isBegun && isNew.current && !isLeft.current) onStored()
      isNew.current &&= !isBegun
    } catch {
      setHasFailed(true)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: stores each change, the remote state included
  useEffect(() => {
    if (!isDue) return
    // Stores the server id at once: without it the remote copy would appear as another draft.
    const timer = setTimeout(store, known.id === stored.known.id ? PAUSE_MS : 0)
    // Saves at once when the tab is hidden.
    const storeNow = () => document.visibilityState === 'hidden' && void store()
    document.addEventListener('visibilitychange', storeNow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', storeNow)
    }
  }, [fingerprint, known, isSaved, isSubmitted, isDue])

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      void store()
    }
  }, [])

  useEffect(() => {
    if (isSent) void deleteLocalDraft(id)
  }, [isSent, id])

  if (!isBegun) return 'nothing'
  if (isSaved) return 'saved'
  if (hasFailed) return 'failed'
  if (fingerprint !== stored.fingerprint) return 'saving'
  return failure?.kind ?? 'here'
}
