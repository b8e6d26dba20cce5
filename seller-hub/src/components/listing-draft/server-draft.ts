import type { CallInput } from '@closyyy/contract/call'
import type { createDraft } from '@closyyy/contract/drafts-calls'
import type { Draft } from '@closyyy/contract/drafts-schemas'
import { measures } from '@closyyy/contract/measures'
import { standardSizeOf } from '@closyyy/contract/size-systems'
import { savedPhoto } from '../photo-picker/picked-photo.ts'
import type { SizeValues } from '../size-fields/size-choice.ts'
import type { ListingDraft } from './draft-store.ts'
import { emptyListing, type ListingValues } from './listing-values.ts'

/** Begins the ids of drafts that this device did not keep itself. */
const PREFIX = 'server-'

/** The server's number of a draft that came from it; undefined for one of this device. */
export function serverIdOf(draftId: string): number | undefined {
  const digits = draftId.startsWith(PREFIX) ? Number(draftId.slice(PREFIX.length)) : Number.NaN
  return Number.isInteger(digits) ? digits : undefined
}

/** A listing's fields as the server keeps them: as typed. */
export function draftInput(values: ListingValues): NonNullable<CallInput<typeof createDraft>['body']> {
  const { size, quantity, ...rest } = values
  const measured = measures.map(measure => [measure, values[measure]])
  const others = Object.entries(rest).filter(([name]) => !measures.some(measure => measure === name))
  const fields = Object.fromEntries(others) as Omit<ListingValues, keyof SizeValues | 'quantity'>
  const size_data = { standard_size: standardSizeOf(size), size, ...Object.fromEntries(measured) }
  return { ...fields, quantity: String(quantity), size_data }
}

/** A draft of the server as the listing form reads it. */
export function draftOfServer(draft: Draft, userId: number): ListingDraft {
  const { size_data } = draft
  const sizes = measures.map(measure => [measure, size_data[measure] ?? ''])
  const quantity = Number(draft.quantity ?? 1)
  const values: ListingValues = {
    ...emptyListing,
    ...Object.fromEntries(sizes),
    title: draft.title ?? '',
    description: draft.description ?? '',
    category_id: draft.category_id ?? '',
    brand_name: draft.brand_name ?? '',
    custom_brand: draft.custom_brand ?? '',
    condition_id: draft.condition_id ?? '',
    size: size_data.size ?? size_data.standard_size ?? '',
    price: draft.price ?? '',
    quantity: Number.isInteger(quantity) ? quantity : 1,
    address_id: draft.address_id ?? '',
    city: draft.city ?? '',
    allow_offers: draft.allow_offers ?? true,
    active: draft.active ?? true,
  }
  return {
    id: `${PREFIX}${draft.id}`,
    serverId: draft.id,
    savedAt: draft.updated_at,
    userId,
    values,
    photos: draft.photos.map(savedPhoto),
    changedAt: Date.parse(draft.updated_at),
  }
}
