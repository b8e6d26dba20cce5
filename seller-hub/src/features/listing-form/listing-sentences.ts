import { isApiError } from '@closyyy/api-client/api-error'
import {
  BRAND_REQUIRED,
  CUSTOM_BRAND_REQUIRED,
  MOST_PHOTOS_REACHED,
  PRICE_ZERO,
  REQUIRED,
} from '@closyyy/contract/products-writing'
import type { ListingValues } from '../../components/listing-draft/listing-values.ts'
import type { ListingText, ListingTextId } from './listing-text.ts'

/** The contract's sentences by the message that says them in the reader's language. */
const sentences: Record<string, ListingTextId> = {
  [REQUIRED]: 'all-required',
  [BRAND_REQUIRED]: 'brand-required',
  [CUSTOM_BRAND_REQUIRED]: 'custom-brand-required',
  [PRICE_ZERO]: 'price-zero',
  [MOST_PHOTOS_REACHED]: 'photos.too-many',
  'Only JPEG, PNG, JPG, GIF, and SVG images are allowed.': 'photos.wrong-type',
}

/** What the server says of a listing that it did not take. */
export interface ListingRefusal {
  /** For the head of the form, one sentence a line. */
  sentences: string[]
  fields: Partial<Record<keyof ListingValues, string>>
  /** By the photo's place. */
  photos: Record<number, string>
}

/** Sorts a failure by where it is told: at its field, at its photo, and flattened into a list (seller.txt section 8). */
export function readRefusal(t: ListingText, error: unknown): ListingRefusal {
  const refusal: ListingRefusal = { sentences: [], fields: {}, photos: {} }
  if (!isApiError(error)) return { ...refusal, sentences: [t('failed')] }
  if (error.code === 'signed-out') return { ...refusal, sentences: [t('no-token')] }
  const say = (sentence: string) => (sentences[sentence] ? t(sentences[sentence]) : sentence)
  for (const [place, messages] of Object.entries(error.errors)) {
    const said = messages.map(say)
    refusal.sentences.push(...said)
    const [, photo] = /^images\.(\d+)$/.exec(place) ?? []
    if (photo) refusal.photos[Number(photo)] = said.join(' ')
    else refusal.fields[fieldOf(place)] = said.join(' ')
  }
  if (refusal.sentences.length > 0) return { ...refusal, sentences: [...new Set(refusal.sentences)] }
  return { ...refusal, sentences: [error.message ? say(error.message) : t('failed')] }
}

function fieldOf(place: string): keyof ListingValues {
  const name = place === 'brand_id' ? 'brand_name' : place.replace(/^size_data\./, '')
  return name as keyof ListingValues
}
