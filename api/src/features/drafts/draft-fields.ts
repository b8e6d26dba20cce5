import type { updateDraft } from '@closyyy/contract/drafts-calls'
import type { Draft, DraftFields } from '@closyyy/contract/drafts-schemas'
import { createProductSchemas } from '@closyyy/contract/own-products-schemas'
import * as z from 'zod/mini'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { presentPhoto } from '../photos/photo-response.ts'
import { checkListing } from '../products/product-creating-service.ts'
import type { DraftRow } from './drafts-queries.ts'

export type DraftInput = Omit<CallRequest<typeof updateDraft>['body'], 'images' | 'delete_photo_ids' | 'photo_order'>

const text = (value: string | number | null | undefined) => (value == null ? null : String(value))

/** Sets every field, absent ones to null. */
export function fieldsOf(input: DraftInput): DraftFields {
  const size = input.size_data ?? {}
  return {
    title: text(input.title),
    description: text(input.description),
    price: text(input.price),
    category_id: text(input.category_id),
    brand_id: text(input.brand_id),
    brand_name: text(input.brand_name),
    custom_brand: text(input.custom_brand),
    condition_id: text(input.condition_id),
    address_id: text(input.address_id),
    quantity: text(input.quantity),
    city: text(input.city),
    allow_offers: input.allow_offers ?? null,
    active: input.active ?? null,
    sold: input.sold ?? null,
    size_data: {
      standard_size: text(size.standard_size),
      size: text(size.size),
      chest: text(size.chest),
      waist: text(size.waist),
      hips: text(size.hips),
      inseam: text(size.inseam),
      sleeve: text(size.sleeve),
      shoulder: text(size.shoulder),
      length: text(size.length),
      insole_length: text(size.insole_length),
      heel_height: text(size.heel_height),
      width: text(size.width),
      height: text(size.height),
      depth: text(size.depth),
      strap_drop: text(size.strap_drop),
      shirt_cloth: text(size.shirt_cloth),
      trouser_cloth: text(size.trouser_cloth),
      dupatta_cloth: text(size.dupatta_cloth),
    },
  }
}

function withoutEmpty(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === null || value === '') return []
      return [[name, typeof value === 'object' ? withoutEmpty(value) : value]]
    }),
  )
}

/** True if the draft could be published now (DRAFT-4). */
export async function isReady(db: Db, userId: number, fields: DraftFields): Promise<boolean> {
  const parsed = z.safeParse(createProductSchemas.body, withoutEmpty(fields))
  if (!parsed.success) return false
  try {
    await checkListing(db, userId, parsed.data)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export function presentDraft({ fields, photos, ...row }: DraftRow): Draft {
  return { ...fields, ...row, photos: photos.map(photo => ({ ...presentPhoto(photo), upload_id: photo.upload_id })) }
}
