import type { CallInput } from '@closyyy/contract/call'
import type { createDraft } from '@closyyy/contract/drafts-calls'
import type { Draft } from '@closyyy/contract/drafts-schemas'
import { type Measure, measures } from '@closyyy/contract/measures'
import { standardSizeOf } from '@closyyy/contract/size-systems'
import { type PickedPhoto, savedPhoto } from '@closyyy/forms/picked-photo'
import type { SizeValues } from '../../components/size-fields/size-choice.ts'

/** Value of a brand that is not in the list; `custom_brand` then has its name (PRODUCT-9). */
export const OTHER_BRAND = 'others'

/** Form values as typed; empty strings for choices not made. */
export interface ListingValues extends SizeValues {
  title: string
  description: string
  category_id: string
  brand_name: string
  custom_brand: string
  condition_id: string
  price: string
  quantity: number
  address_id: string
  city: string
  allow_offers: boolean
  active: boolean
}

const noMeasures = Object.fromEntries(measures.map(measure => [measure, ''])) as Record<Measure, string>

export const emptyListing: ListingValues = {
  title: '',
  description: '',
  category_id: '',
  brand_name: '',
  custom_brand: '',
  condition_id: '',
  size: '',
  ...noMeasures,
  price: '',
  quantity: 1,
  address_id: '',
  city: '',
  allow_offers: true,
  active: true,
}

/** A product form that was not submitted. */
export interface ListingDraft {
  id: string
  /** Owner; other accounts on this device do not see it. */
  userId: number
  /** Id of the remote copy; undefined before the first save. */
  serverId?: number
  /** Time of the last sync of both copies; undefined if the local one has unsaved changes. */
  savedAt?: string
  /** Version of the remote copy that this one is based on; earlier releases did not store it (DRAFT-8). */
  baseVersion?: string
  /** True once it was submitted from this device as it is: if its remote copy is gone, it is listed (DRAFT-5). */
  isSubmitted?: boolean
  values: ListingValues
  photos: PickedPhoto[]
  changedAt: number
}

/** Id prefix of drafts from another device. */
const PREFIX = 'server-'

/** Returns the server id in the id of a remote draft; undefined for local drafts. */
export function remoteIdOf(draftId: string): number | undefined {
  const digits = draftId.startsWith(PREFIX) ? Number(draftId.slice(PREFIX.length)) : Number.NaN
  return Number.isInteger(digits) ? digits : undefined
}

export function draftToWire(values: ListingValues): NonNullable<CallInput<typeof createDraft>['body']> {
  const { size, quantity, ...rest } = values
  const measured = measures.map(measure => [measure, values[measure]])
  const others = Object.entries(rest).filter(([name]) => !measures.some(measure => measure === name))
  const fields = Object.fromEntries(others) as Omit<ListingValues, keyof SizeValues | 'quantity'>
  const size_data = { standard_size: standardSizeOf(size), size, ...Object.fromEntries(measured) }
  return { ...fields, quantity: String(quantity), size_data }
}

export function draftFromWire(draft: Draft, userId: number): ListingDraft {
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
