import { isApiError } from '@closyyy/api-client/api-error'
import { createProduct } from '@closyyy/contract/own-products-calls'
import { productPath } from '@closyyy/contract/paths'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { newPhotos } from '@closyyy/forms/picked-photo'
import { useMutation } from '@closyyy/platform/query'
import { useUpload } from '@closyyy/platform/submission/use-upload'
import { useInvalidate } from '../../../components/live-queries.ts'
import { type DraftContent, type SavedDraft, unsavedDraft, withSavedIds } from '../../drafts/remote-drafts.ts'
import type { TypedEdit } from '../edit/edit-values.ts'
import { changesSinceListed } from './listed-changes.ts'
import { listingFormData } from './listing-form-data.ts'

interface Listed {
  /** Path of the product's page. */
  path: string
  /** What was changed since an earlier submit created the product. */
  edit: Omit<TypedEdit, 'draftId'> | undefined
}

/**
 * Submits the listing and ends its draft; photos of the draft are not sent again. @throws ApiError
 */
export function useSendListing(draftId: string) {
  const upload = useUpload()

  async function list({ values, photos }: DraftContent, draft: SavedDraft) {
    const form = listingFormData(values, photos, draft)
    form.append('client_id', draftId)
    return upload.send(createProduct, { input: {}, form, photos: newPhotos(withSavedIds(photos, draft)) })
  }

  const listing = useMutation({
    async mutationFn({ content, draft }: { content: DraftContent; draft: SavedDraft }): Promise<Listed> {
      const product = await list(content, draft).catch(error => {
        if (draft.id === undefined || !isApiError(error) || error.code !== 'not-found') throw error
        // The draft was deleted elsewhere: a published one returns its product (DRAFT-5).
        return list(content, unsavedDraft)
      })
      const values = product.was_listed && changesSinceListed(product, content)
      return { path: productPath(product), edit: values ? { id: product.id, values } : undefined }
    },
    // Shows the selling tools after the first listing (NAV-9).
    onSuccess: useInvalidate(getOwnUser),
  })
  return { ...listing, progress: upload.progress }
}
