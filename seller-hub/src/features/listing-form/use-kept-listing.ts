import { useSession } from '@closyyy/platform/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, type ListingDraft } from '../../components/listing-draft/draft-store.ts'
import type { ListingFormState } from './use-listing-form.ts'

/** Where what is typed is kept: on this device, and among the drafts of the account too. */
export type Kept = 'nothing' | 'here' | 'saved' | 'failed'

/** Typing pauses this long before it is kept, in milliseconds. */
const PAUSE_MS = 300

interface Keeping {
  id: string
  state: Pick<ListingFormState, 'values' | 'photos' | 'isSent' | 'serverDraft'>
  keptBefore: ListingDraft | undefined
  onKept: () => void
}

/** Keeps a listing while it is written, photos too, until it is sent: a closed tab or a lost line costs nothing. */
export function useKeptListing({ id, state, keptBefore, onKept }: Keeping): Kept {
  const userId = useSession()?.userId
  const [kept, setKept] = useState<Kept>(keptBefore ? 'here' : 'nothing')
  const { values, isSent } = state
  const { photos } = state.photos
  const { known, isSaved } = state.serverDraft
  const first = useRef({ values, photos })
  const hasChanged = values !== first.current.values || photos !== first.current.photos
  const keptNumber = useRef(keptBefore?.serverId)

  const keep = useEffectEvent(async () => {
    if (userId === undefined) return
    keptNumber.current = known.id
    const savedAt = isSaved ? known.savedAt : undefined
    try {
      await keepDraft({ id, serverId: known.id, savedAt, userId, values, photos, changedAt: Date.now() })
      if (kept !== 'here') onKept()
      setKept('here')
    } catch {
      setKept('failed')
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept, what the server has of it too
  useEffect(() => {
    if (isSent || !hasChanged) return
    // A number that is lost would make the account's copy another draft.
    const timer = setTimeout(keep, known.id === keptNumber.current ? PAUSE_MS : 0)
    // A tab that goes away keeps what is there at once.
    const keepNow = () => document.visibilityState === 'hidden' && void keep()
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [values, photos, isSent, hasChanged, known, isSaved])

  useEffect(() => {
    if (isSent) void forgetDraft(id)
  }, [isSent, id])

  return isSaved ? 'saved' : kept
}
