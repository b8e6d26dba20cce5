import { isApiError } from '@closyyy/api-client/api-error'
import { createProduct } from '@closyyy/contract/products-writing-calls'
import { useMutation } from '@closyyy/platform/query'
import { useRef } from 'react'
import { newPhotos } from '../../components/photo-picker/picked-photo.ts'
import { useUpload } from '../../components/upload/use-upload.ts'
import { type DraftContent, nothingSaved, type SavedDraft, withSavedIds } from './draft-saving.ts'
import { listingFormData } from './listing-form-data.ts'

/** Puts a listing up and ends its draft; photos that the draft has are not sent again. @throws ApiError */
export function useSendListing() {
  const upload = useUpload()
  // The answer of an earlier try was lost: what it did is not known.
  const wasCutOff = useRef(false)

  async function list({ values, photos }: DraftContent, draft: SavedDraft) {
    const form = listingFormData(values, photos, draft)
    try {
      await upload.send(createProduct, { input: {}, form, photos: newPhotos(withSavedIds(photos, draft)) })
    } catch (error) {
      if (isApiError(error) && error.code === 'no-network') wasCutOff.current = true
      throw error
    }
  }

  const listing = useMutation({
    async mutationFn({ content, draft }: { content: DraftContent; draft: SavedDraft }) {
      await list(content, draft).catch(error => {
        if (draft.id === undefined || !isApiError(error) || error.code !== 'not-found') throw error
        // A draft that is gone was put up by the try that was cut off, or deleted on another device.
        if (!wasCutOff.current) return list(content, nothingSaved)
      })
    },
  })
  return { ...listing, progress: upload.progress }
}
