import type { OwnSort } from '@closyyy/contract/products'
import { MAX_PHOTOS } from '@closyyy/contract/products-writing'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { StoredPhoto } from '../photos/photo-response.ts'
import type { Selection } from './product-selection.ts'

/** A product with its seller, brand and photos, read in one statement. */
export interface ProductRow {
  id: number
  seller_id: number
  title: string
  description: string
  price_paisa: number
  quantity: number
  quantity_left: number
  category_id: number
  brand_id: number | null
  brand_name: string | null
  condition_id: number
  location: string
  city: string
  approval_status: 'pending' | 'approved' | 'rejected'
  /** This and the next two are part of the owner's view only. */
  rejection_reason?: string | null
  revision_status?: 'pending' | 'rejected' | null
  sold_elsewhere_at?: string | null
  allow_offers: boolean
  active: boolean
  sold: boolean
  shipping_type: string
  standard_size: string | null
  size: string | null
  chest: number | null
  waist: number | null
  hips: number | null
  inseam: number | null
  sleeve: number | null
  shoulder: number | null
  more_measures: Record<string, number>
  created_at: string
  first_name: string
  username: string
  profile_picture: string | null
  on_vacation: boolean
  photos: StoredPhoto[]
}

/** Photos of a product in a list: the cover and the hover photo. */
const LISTED_PHOTOS = 2

/** The public view, or the owner's and admins', which includes a pending revision. */
export type View = 'public' | 'own'

const columnsWith = (photos: string, title = 'p.title', order = 'f.position') => `
  p.id, p.seller_id, ${title}, p.description, p.price_paisa, p.quantity, p.quantity_left, p.category_id, p.brand_id,
  coalesce(b.name, p.custom_brand) as brand_name, p.condition_id, p.location, p.city, p.approval_status,
  p.allow_offers, p.active, p.sold, p.shipping_type, p.standard_size, p.size, p.chest, p.waist, p.hips, p.inseam,
  p.sleeve, p.shoulder, p.more_measures, p.created_at, u.first_name, u.username, u.profile_picture,
  coalesce(u.vacation_until > now(), false) as on_vacation,
  coalesce((
    select json_agg(json_build_object(
      'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder) order by ${order})
    from photos f where f.product_id = p.id ${photos}), '[]') as photos`

const wholeColumns = columnsWith(`and f.position < ${MAX_PHOTOS}`)
const listColumns = columnsWith(`and f.position < ${LISTED_PHOTOS}`)
const ownColumns = columnsWith(
  'and not f.leaves',
  `coalesce(r.title, p.title) as title, r.status as revision_status, p.sold_elsewhere_at,
  coalesce(r.rejection_reason, p.rejection_reason) as rejection_reason`,
  'coalesce(f.own_position, f.position)',
)

const joins = 'join users u on u.id = p.seller_id left join brands b on b.id = p.brand_id'
const ownJoins = `${joins} left join product_revisions r on r.product_id = p.id`

/** The title in the owner's view. */
const ownTitle = 'lower(coalesce((select r.title from product_revisions r where r.product_id = p.id), p.title))'

const orders: Record<OwnSort, string> = {
  newest: 'p.created_at desc, p.id desc',
  oldest: 'p.created_at, p.id',
  price_asc: 'p.price_paisa, p.id',
  price_desc: 'p.price_paisa desc, p.id desc',
  title_asc: `${ownTitle}, p.id`,
  title_desc: `${ownTitle} desc, p.id desc`,
  stock_asc: 'p.quantity_left, p.id',
  stock_desc: 'p.quantity_left desc, p.id desc',
}

async function run<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

/**
 * Reads one page of a selection in two statements: the first finds ids in one table, cheap to plan for its values; the
 * second joins the rest by id with one reusable plan.
 */
export async function findProducts(
  db: Db,
  selection: Selection,
  sort: OwnSort,
  limit: number,
  offset: number,
  view: View = 'public',
): Promise<ProductRow[]> {
  // Inlines limit and offset: as parameters they would hide the small row count from the planner.
  const pick = `select p.id from products p where ${selection.where} order by ${orders[sort]} limit ${limit} offset ${offset}`
  const ids = (await run<{ id: number }>(db, pick, selection.values)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await findProductsById(db, ids, view)
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** Returns products by id as in lists, in every state and unordered, deleted ones too, as carts contain them. */
export function findProductsById(db: Db, ids: number[], view: View = 'public'): Promise<ProductRow[]> {
  const [columns, sources] = view === 'own' ? [ownColumns, ownJoins] : [listColumns, joins]
  // The subselect hides the array's length from the planner, which would otherwise plan anew each time.
  const text = `select ${columns} from products p ${sources} where p.id = any(array(select unnest($1::bigint[])))`
  return run<ProductRow>(db, text, [ids])
}

/** Counts the products of a selection, at max `max`. */
export async function countProducts(db: Db, selection: Selection, max: number): Promise<number> {
  const text = `select count(*)::int as total from (select 1 from products p where ${selection.where} limit ${max}) counted`
  const [row] = await run<{ total: number }>(db, text, selection.values)
  return row?.total ?? 0
}

/** Returns a product in any state but deleted. */
export async function findProduct(db: Db, id: number, view: View = 'public'): Promise<ProductRow | undefined> {
  const [columns, sources] = view === 'own' ? [ownColumns, ownJoins] : [wholeColumns, joins]
  const [row] = await run<ProductRow>(
    db,
    `select ${columns} from products p ${sources} where p.id = $1 and p.deleted_at is null`,
    [id],
  )
  return row
}
