import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { createDraft, updateDraft } from '@closyyy/contract/drafts-calls'
import type { Photos } from '@closyyy/forms/use-photos'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/submission/use-upload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { photoErrors } from '../../components/listing-photos/photos-form.ts'
import { draftToWire, emptyListing, type ListingDraft } from './draft.ts'
import { linkLocalDraft } from './local-drafts.ts'
import {
  type DraftContent,
  deleteRemoteDraft,
  photosToSave,
  type SavedDraft,
  type SendDraft,
  saveDraft,
  unsavedDraft,
} from './remote-drafts.ts'

/** Debounce of remote saves; doubles after each failure, at most five times. */
const PAUSE_MS = 1_500
const MAX_DOUBLINGS = 5

interface RemoteDraftOptions {
  values: DraftContent['values']
  photos: Photos
  draftId: string
  storedDraft: ListingDraft | undefined
}

/** `waiting` is retried, `rejected` needs a change. */
export type SaveFailure = { kind: 'waiting' } | { kind: 'rejected'; message: string | undefined }

/** Autosaves to the account, photos included; retries while offline. */
export function useRemoteDraft({ values, photos, draftId, storedDraft }: RemoteDraftOptions) {
  const { api } = useServices()
  const upload = useUpload()
  const [known, setKnown] = useState(() => knownOf(storedDraft))
  const [saved, setSaved] = useState(() => (storedDraft?.savedAt ? fingerprintOf(values, photos.photos) : undefined))
  const [failures, setFailures] = useState(0)
  const [failure, setFailure] = useState<SaveFailure>()
  // Saves run one at a time: two concurrent first saves would create two drafts.
  const last = useRef(Promise.resolve(known))
  const isPaused = useRef(false)
  const fingerprint = fingerprintOf(values, photos.photos)
  const [first] = useState(fingerprint)
  const isBegun = fingerprint !== EMPTY
  const isDue =
    saved !== fingerprint &&
    (known.id !== undefined || (isBegun && (fingerprint !== first || storedDraft !== undefined)))

  const send: SendDraft = (id, body, form) => {
    if (id === undefined) {
      form?.form.append('client_id', draftId)
      const named = { ...body, client_id: draftId }
      return form ? upload.send(createDraft, { ...form, input: {} }) : api.call(createDraft, { body: named })
    }
    const params = { id }
    return form ? upload.send(updateDraft, { ...form, input: { params } }) : api.call(updateDraft, { params, body })
  }

  async function save(before: SavedDraft, content: DraftContent): Promise<SavedDraft> {
    let now = before
    try {
      do {
        if (isPaused.current) return now
        now = await saveStep(now, content)
        setKnown(now)
        // Also after unmount: the remote copy would appear as another draft, or as the version of another device.
        void linkLocalDraft(draftId, now)
        photos.setSavedIds(now.savedIds)
      } while (photosToSave(content.photos, now).length > 0)
      setSaved(fingerprintOf(content.values, content.photos))
      setFailures(0)
      setFailure(undefined)
    } catch (error) {
      const rejected = photoErrors(error, photosToSave(content.photos, now))
      if (rejected.size > 0) photos.setErrors(rejected)
      else if (isApiError(error) && temporaryCodes.has(error.code)) {
        setFailures(count => count + 1)
        setFailure({ kind: 'waiting' })
      }
      // Retries a rejected draft only after the next change.
      else setFailure({ kind: 'rejected', message: serverMessage(error) })
    }
    return now
  }

  /** Saves the draft, or deletes it if it was emptied. */
  async function saveStep(before: SavedDraft, content: DraftContent): Promise<SavedDraft> {
    if (fingerprintOf(content.values, content.photos) !== EMPTY) return saveDraft(send, before, content)
    if (before.id !== undefined) await deleteRemoteDraft(api, before.id)
    return unsavedDraft
  }

  /** Creates the draft without photos if it does not exist, so that a repeated submit names it (DRAFT-5). */
  async function requireId(before: SavedDraft): Promise<SavedDraft> {
    if (before.id !== undefined) return before
    const { id, updated_at } = await api.call(createDraft, { body: { ...draftToWire(values), client_id: draftId } })
    const now = { ...before, id, savedAt: updated_at }
    setKnown(now)
    void linkLocalDraft(draftId, now)
    return now
  }

  const saveNow = useEffectEvent(() => {
    const content = { values, photos: photos.photos }
    last.current = last.current.then(before => save(before, content))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(saveNow, PAUSE_MS * 2 ** Math.min(failures, MAX_DOUBLINGS))
    return () => clearTimeout(timer)
  }, [fingerprint, isDue, failures])

  return {
    known,
    isSaved: saved === fingerprint,
    fingerprint,
    isBegun,
    failure,
    progress: upload.progress,
    /** Pauses autosaving and resolves to the draft to submit, once a running save has ended. @throws ApiError */
    async pause(): Promise<SavedDraft> {
      isPaused.current = true
      const before = await last.current
      try {
        const now = await requireId(before)
        last.current = Promise.resolve(now)
        return now
      } catch (error) {
        if (isApiError(error) && temporaryCodes.has(error.code)) throw error
        // An account with too many drafts can still list.
        return before
      }
    },
    resume() {
      isPaused.current = false
      setFailures(count => count + 1)
    },
  }
}

const EMPTY = fingerprintOf(emptyListing, [])

const temporaryCodes: ReadonlySet<string> = new Set(['no-network', 'unavailable', 'internal', 'too-many'])

function knownOf(draft: ListingDraft | undefined): SavedDraft {
  const savedIds = draft?.photos.flatMap(({ id, savedId }) => (savedId === undefined ? [] : [[id, savedId] as const]))
  return { id: draft?.serverId, savedIds: new Map(savedIds), savedAt: draft?.baseVersion ?? draft?.savedAt }
}

/** Changes with the content to be saved. */
function fingerprintOf(values: DraftContent['values'], photos: DraftContent['photos']): string {
  return JSON.stringify([values, photos.map(({ id, state, error }) => [id, state === 'ready' && !error])])
}
