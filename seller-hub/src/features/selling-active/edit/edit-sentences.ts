import { isApiError } from '@closyyy/api-client/api-error'
import type { FileRefusal } from '../../../components/photo-picker/file-rules.ts'
import type { SellingText } from '../selling-text.ts'

/** Which part of a save is spoken of: photos are `images` within a full save (PRODUCT-14). */
export type SavedPart = 'details' | 'images' | 'photos'

/** Says why a chosen file was left out. */
export function refusedFileText(t: SellingText, refusal: FileRefusal): string {
  if (refusal.reason === 'not-an-image') return t('file.not-an-image', { name: refusal.name })
  if (refusal.reason === 'already-selected') return t('file.already-selected', { name: refusal.name })
  return t(refusal.reason === 'none-valid' ? 'file.none-valid' : 'file.too-many')
}

/** What to say of a part that was not saved (PRODUCT-14): the rules it broke, a line each, or that it failed. */
export function failedPartText(t: SellingText, part: SavedPart, error: unknown): string {
  if (!isApiError(error) || error.code === 'no-network' || error.code === 'unreadable') return t(`error.${part}`)
  const broken = Object.values(error.errors).flat()
  const said = broken.length > 0 ? broken : [error.message]
  return said.join('\n') || t(`failed.${part}`)
}
