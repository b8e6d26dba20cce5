import { isApiError } from '@closyyy/api-client/api-error'
import type { ListingValues } from '../../components/listing-draft/listing-values.ts'
import type { ListingText } from './listing-text.ts'

/** What the server says of a listing that it did not take. */
export interface ListingRefusal {
  /** For the head of the form, one sentence a line. */
  sentences: string[]
  fields: Partial<Record<keyof ListingValues, string>>
}

const photoPlace = /^images\.(\d+)$/

/** Sorts a failure by where it is told: at its field, and flattened into a list (PRODUCT-13). */
export function readRefusal(t: ListingText, error: unknown): ListingRefusal {
  if (!isApiError(error)) return { sentences: [t('failed')], fields: {} }
  if (error.code === 'signed-out') return { sentences: [t('no-token')], fields: {} }
  const told = Object.entries(error.errors)
  const fields = told
    .filter(([place]) => !photoPlace.test(place))
    .map(([place, said]) => [fieldOf(place), said.join(' ')])
  const sentences = told.flatMap(([, said]) => said)
  if (sentences.length === 0) sentences.push(error.message || t('failed'))
  return { sentences: [...new Set(sentences)], fields: Object.fromEntries(fields) }
}

/** What the server says of photos, by the ids of those that were sent, in their order. */
export function refusedPhotos(error: unknown, sent: readonly { id: string }[]): Map<string, string> {
  const refused = new Map<string, string>()
  if (!isApiError(error)) return refused
  for (const [place, said] of Object.entries(error.errors)) {
    const photo = sent[Number(photoPlace.exec(place)?.[1] ?? -1)]
    if (photo) refused.set(photo.id, said.join(' '))
  }
  return refused
}

function fieldOf(place: string): keyof ListingValues {
  if (place === 'brand_id') return 'brand_name'
  const name = place.replace(/^size_data\./, '')
  return (name === 'standard_size' ? 'size' : name) as keyof ListingValues
}
