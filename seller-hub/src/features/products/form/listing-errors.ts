import { isApiError } from '@closyyy/api-client/api-error'
import { photoPath } from '../../../components/listing-photos/photos-form.ts'
import { productFieldOf } from '../../../components/product-fields/product-errors.ts'
import type { ListingValues } from '../../drafts/draft.ts'
import type { ListingText } from './listing-text.ts'

export interface ListingFailure {
  messages: string[]
  fields: Partial<Record<keyof ListingValues, string>>
}

/** Splits an error into field errors and a list for the error summary (PRODUCT-13). */
export function readListingError(t: ListingText, error: unknown): ListingFailure {
  if (!isApiError(error)) return { messages: [t('failed')], fields: {} }
  if (error.code === 'signed-out') return { messages: [t('no-token')], fields: {} }
  if (error.code === 'no-network') return { messages: [t('no-network')], fields: {} }
  const entries = Object.entries(error.errors)
  const fields = entries
    .filter(([path]) => !photoPath.test(path))
    .map(([path, texts]) => [fieldOf(path), texts.join(' ')])
  const messages = entries.flatMap(([, texts]) => texts)
  if (messages.length === 0) messages.push(error.message || t('failed'))
  return { messages: [...new Set(messages)], fields: Object.fromEntries(fields) }
}

const fieldOf = (path: string) => (path === 'brand_id' ? 'brand_name' : productFieldOf(path))
