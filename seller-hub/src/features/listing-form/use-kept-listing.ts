import { useSession } from '@closyyy/platform/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, type ListingDraft } from '../../components/listing-draft/draft-store.ts'
import type { ListingFormState } from './use-listing-form.ts'

/** Where the listing is stored as it is now; `waiting` and `refused` mean on this device only. */
export type Kept = 'nothing' | 'saving' | 'here' | 'waiting' | 'refused' | 'saved' | 'failed'

/** Typing pauses this long before it is kept, in milliseconds. */
const PAUSE_MS = 300

interface Keeping {
  id: string
  state: Pick<ListingFormState, 'values' | 'photos' | 'isSent' | 'serverDraft'>
  keptBefore: ListingDraft | undefined
  onKept: () => void
}

/** Keeps a listing while it is written, photos too, until it is sent: a closed tab or a lost connection costs nothing. */
export function useKeptListing({ id, state, keptBefore, onKept }: Keeping): Kept {
  const userId = useSession()?.userId
  const { values, isSent } = state
  const { photos } = state.photos
  const { known, isSaved, mark, isBegun, trouble } = state.serverDraft
  const [stored, setStored] = useState({ mark, known, isSaved })
  const [hasFailed, setHasFailed] = useState(false)
  const isNew = useRef(keptBefore === undefined)
  const isDue = !isSent && (mark !== stored.mark || known !== stored.known || isSaved !== stored.isSaved)

  const keep = useEffectEvent(async () => {
    if (userId === undefined || !isDue) return
    const savedAt = isSaved ? known.savedAt : undefined
    try {
      if (isBegun) await keepDraft({ id, serverId: known.id, savedAt, userId, values, photos, changedAt: Date.now() })
      else await forgetDraft(id)
      setStored({ mark, known, isSaved })
      setHasFailed(false)
      if (isBegun && isNew.current) onKept()
      isNew.current &&= !isBegun
    } catch {
      setHasFailed(true)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept, what the server has of it too
  useEffect(() => {
    if (!isDue) return
    // A number that is lost would make the account's copy another draft.
    const timer = setTimeout(keep, known.id === stored.known.id ? PAUSE_MS : 0)
    // A tab that goes away keeps what is there at once.
    const keepNow = () => document.visibilityState === 'hidden' && void keep()
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [mark, known, isSaved, isDue])

  useEffect(() => () => void keep(), [])

  useEffect(() => {
    if (isSent) void forgetDraft(id)
  }, [isSent, id])

  if (!isBegun) return 'nothing'
  if (isSaved) return 'saved'
  if (hasFailed) return 'failed'
  if (mark !== stored.mark) return 'saving'
  return trouble?.kind ?? 'here'
}
