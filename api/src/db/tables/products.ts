import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface ProductsTable {
  id: Serial
  seller_id: number
  title: string
  description: string
  price_paisa: number
  quantity: number
  quantity_left: number
  category_id: number
  brand_id: number | null
  custom_brand: string | null
  condition_id: number
  location: Generated<string>
  city: string
  address_id: number | null
  draft_id: number | null
  client_id: string | null
  approval_status: Generated<'pending' | 'approved' | 'rejected'>
  rejection_reason: string | null
  /** First approval; null before 2026-11-29 too. */
  approved_at: Timestamp | null
  taken_down_at: Timestamp | null
  allow_offers: Generated<boolean>
  active: Generated<boolean>
  sold: Generated<boolean>
  sold_elsewhere_at: Timestamp | null
  shipping_type: Generated<string>
  standard_size: string | null
  size: string | null
  chest: number | null
  waist: number | null
  hips: number | null
  inseam: number | null
  sleeve: number | null
  shoulder: number | null
  more_measures: ColumnType<Record<string, number>, string | undefined, string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: Timestamp | null
  base_price_paisa: number | null
  base_price_at: Timestamp | null
  on_sale: ColumnType<boolean, never, never>
  words: ColumnType<unknown, never, never>
}

export interface PhotosTable {
  id: Serial
  product_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
  drawn_from: ColumnType<unknown, string | null | undefined, string | null>
  leaves: Generated<boolean>
  own_position: ColumnType<number | null, number | null | undefined, number | null>
  upload_id: ColumnType<string | null, string | null | undefined, never>
}

export interface ProductRevisionsTable {
  product_id: number
  /** Null if it does not change, as the next two. */
  title: string | null
  description: string | null
  price_paisa: number | null
  status: 'pending' | 'rejected'
  rejection_reason: string | null
  created_at: DefaultTimestamp
}

export interface LikesTable {
  user_id: number
  product_id: number
  created_at: DefaultTimestamp
}

export interface SavesTable {
  user_id: number
  product_id: number
  created_at: DefaultTimestamp
}

export interface CategoriesTable {
  id: number
  name: string
  group_name: string
}

export interface ConditionsTable {
  id: number
  title: string
}

export interface SizesTable {
  id: number
  title: string
  value: string
  code: string
}

export interface BrandsTable {
  id: Serial
  name: string
}
