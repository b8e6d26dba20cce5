import { isApiError } from '@closyyy/api-client/api-error'
import { createDraft, updateDraft } from '@closyyy/contract/drafts'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import type { Photos } from '../../components/photo-picker/use-photos.ts'
import { useUpload } from '../../components/upload/use-upload.ts'
import { type DraftContent, photosToSave, type SavedDraft, type SendDraft, saveDraft } from './draft-saving.ts'
import { refusedPhotos } from './listing-sentences.ts'

/** Typing pauses this long before it is sent, in milliseconds; each failed try doubles it, five times at most. */
const PAUSE_MS = 1_500
const MOST_DOUBLINGS = 5

interface Saving {
  values: DraftContent['values']
  photos: Photos
  /** What was kept of the listing. */
  keptBefore: ListingDraft | undefined
}

/** Saves the listing among the account's drafts, photos too; without a line it tries again until it can. */
export function useServerDraft({ values, photos, keptBefore }: Saving) {
  const { api } = useServices()
  const upload = useUpload()
  const [known, setKnown] = useState(() => knownOf(keptBefore))
  const [saved, setSaved] = useState(() => (keptBefore?.savedAt ? markOf(values, photos.photos) : undefined))
  const [failures, setFailures] = useState(0)
  // One after the other, or two first saves would make two drafts.
  const last = useRef(Promise.resolve(known))
  const isHeld = useRef(false)
  const mark = markOf(values, photos.photos)
  const [first] = useState(mark)
  const isOn = saved !== mark && (mark !== first || keptBefore !== undefined || known.id !== undefined)

  const send: SendDraft = (id, body, form) => {
    if (id === undefined)
      return form ? upload.send(createDraft, { ...form, input: {} }) : api.call(createDraft, { body })
    const params = { id }
    return form ? upload.send(updateDraft, { ...form, input: { params } }) : api.call(updateDraft, { params, body })
  }

  async function save(before: SavedDraft, content: DraftContent): Promise<SavedDraft> {
    let now = before
    try {
      do {
        if (isHeld.current) return now
        now = await saveDraft(send, now, content)
        setKnown(now)
        photos.settle(now.savedIds)
      } while (photosToSave(content.photos, now).length > 0)
      setSaved(markOf(content.values, content.photos))
      setFailures(0)
    } catch (error) {
      const refused = refusedPhotos(error, photosToSave(content.photos, now))
      if (refused.size > 0) photos.refuse(refused)
      // What the server refuses waits for the next change.
      else if (isApiError(error) && passing.has(error.code)) setFailures(count => count + 1)
    }
    return now
  }

  const saveNow = useEffectEvent(() => {
    const content = { values, photos: photos.photos }
    last.current = last.current.then(before => save(before, content))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(saveNow, PAUSE_MS * 2 ** Math.min(failures, MOST_DOUBLINGS))
    return () => clearTimeout(timer)
  }, [mark, isOn, failures])

  return {
    known,
    isSaved: saved === mark,
    progress: upload.progress,
    /** Stops the saving, once what is on its way is there. */
    async hold(): Promise<SavedDraft> {
      isHeld.current = true
      return last.current
    },
    /** Goes on saving after a listing was refused. */
    release() {
      isHeld.current = false
      setFailures(count => count + 1)
    },
  }
}

/** Failures that pass by themselves. */
const passing: ReadonlySet<string> = new Set(['no-network', 'unavailable', 'internal', 'too-many'])

function knownOf(draft: ListingDraft | undefined): SavedDraft {
  const savedIds = draft?.photos.flatMap(({ id, savedId }) => (savedId === undefined ? [] : [[id, savedId] as const]))
  return { id: draft?.serverId, savedIds: new Map(savedIds), savedAt: draft?.savedAt }
}

/** Differs where what would be saved differs. */
function markOf(values: DraftContent['values'], photos: DraftContent['photos']): string {
  return JSON.stringify([values, photos.map(({ id, state, refusal }) => [id, state === 'ready' && !refusal])])
}
