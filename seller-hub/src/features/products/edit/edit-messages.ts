import { isApiError } from '@closyyy/api-client/api-error'
import type { FileError } from '@closyyy/forms/file-rules'
import type { SellingText } from '../list/selling-text.ts'

/** Photos are called `images` in a full save (PRODUCT-14). */
export type SavedPart = 'details' | 'images' | 'photos'

export function fileErrorText(t: SellingText, error: FileError): string {
  if (error.reason === 'not-an-image') return t('file.not-an-image', { name: error.name })
  if (error.reason === 'already-selected') return t('file.already-selected', { name: error.name })
  return t(error.reason === 'none-valid' ? 'file.none-valid' : 'file.too-many')
}

/** Returns the error of a failed part (PRODUCT-14): its field errors, one per line, or a general message. */
export function failedPartText(t: SellingText, part: SavedPart, error: unknown): string {
  if (!isApiError(error) || error.code === 'no-network' || error.code === 'unreadable') return t(`error.${part}`)
  const broken = Object.values(error.errors).flat()
  const messages = broken.length > 0 ? broken : [error.message]
  return messages.join('\n') || t(`failed.${part}`)
}
