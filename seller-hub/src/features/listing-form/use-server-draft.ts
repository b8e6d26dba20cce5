import { isApiError } from '@closyyy/api-client/api-error'
import { refusalText } from '@closyyy/api-client/refusal-text'
import { createDraft, updateDraft } from '@closyyy/contract/drafts-calls'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ListingDraft, linkDraft } from '../../components/listing-draft/draft-store.ts'
import { emptyListing } from '../../components/listing-draft/listing-values.ts'
import { deleteServerDraft } from '../../components/listing-draft/server-drafts.ts'
import type { Photos } from '../../components/photo-picker/use-photos.ts'
import { useUpload } from '../../components/upload/use-upload.ts'
import {
  type DraftContent,
  nothingSaved,
  photosToSave,
  type SavedDraft,
  type SendDraft,
  saveDraft,
} from './draft-saving.ts'
import { refusedPhotos } from './listing-sentences.ts'

/** Typing pauses this long before it is sent, in milliseconds; each failed try doubles it, five times at most. */
const PAUSE_MS = 1_500
const MOST_DOUBLINGS = 5

interface Saving {
  values: DraftContent['values']
  photos: Photos
  /** Under which it is kept on this device. */
  draftId: string
  /** What was kept of the listing. */
  keptBefore: ListingDraft | undefined
}

/** Why the account does not have the draft: the network or the server is away for now, or the server refused it. */
export type SavingTrouble = { kind: 'waiting' } | { kind: 'refused'; refusal: string | undefined }

/** Saves the listing among the account's drafts, photos too; retries while offline. */
export function useServerDraft({ values, photos, draftId, keptBefore }: Saving) {
  const { api } = useServices()
  const upload = useUpload()
  const [known, setKnown] = useState(() => knownOf(keptBefore))
  const [saved, setSaved] = useState(() => (keptBefore?.savedAt ? markOf(values, photos.photos) : undefined))
  const [failures, setFailures] = useState(0)
  const [trouble, setTrouble] = useState<SavingTrouble>()
  // One after the other, or two first saves would make two drafts.
  const last = useRef(Promise.resolve(known))
  const isHeld = useRef(false)
  const mark = markOf(values, photos.photos)
  const [first] = useState(mark)
  const isBegun = mark !== NOTHING
  const isOn = saved !== mark && (known.id !== undefined || (isBegun && (mark !== first || keptBefore !== undefined)))

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
        now = await saveStep(now, content)
        setKnown(now)
        // Also once the form is left: without its number the account's copy would be listed as another draft.
        void linkDraft(draftId, now.id)
        photos.settle(now.savedIds)
      } while (photosToSave(content.photos, now).length > 0)
      setSaved(markOf(content.values, content.photos))
      setFailures(0)
      setTrouble(undefined)
    } catch (error) {
      const refused = refusedPhotos(error, photosToSave(content.photos, now))
      if (refused.size > 0) photos.refuse(refused)
      else if (isApiError(error) && passing.has(error.code)) {
        setFailures(count => count + 1)
        setTrouble({ kind: 'waiting' })
      }
      // What the server refuses waits for the next change.
      else setTrouble({ kind: 'refused', refusal: refusalText(error) })
    }
    return now
  }

  /** Saves the draft, or deletes one that was emptied again. */
  async function saveStep(before: SavedDraft, content: DraftContent): Promise<SavedDraft> {
    if (markOf(content.values, content.photos) !== NOTHING) return saveDraft(send, before, content)
    if (before.id !== undefined) await deleteServerDraft(api, before.id)
    return nothingSaved
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
    /** Differs where the content differs. */
    mark,
    /** False for an empty form. */
    isBegun,
    trouble,
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

const NOTHING = markOf(emptyListing, [])

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
