import type { OwnSort } from '@closyyy/contract/own-products'
import { MAX_PHOTOS } from '@closyyy/contract/products'
import { type CompiledQuery, type ExpressionBuilder, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { isFuture } from '../../db/expressions.ts'
import type { ProductsTable } from '../../db/tables/products.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredPhoto } from '../photos/photo-response.ts'
import { effectiveSize, type Selection } from './product-selection.ts'

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
  /** This and the next six are part of the owner's view only. */
  rejection_reason?: string | null
  revision_status?: 'pending' | 'rejected' | null
  sold_elsewhere_at?: string | null
  taken_down_at?: string | null
  public_title?: string
  public_description?: string
  public_price_paisa?: number
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

/** The public view, or the owner's and moderators', which includes a pending revision. */
export type View = 'public' | 'own'

type ProductTables = Tables & { p: ProductsTable }

const columns = [
  'p.id',
  'p.seller_id',
  'p.quantity',
  'p.quantity_left',
  'p.category_id',
  'p.brand_id',
  'p.condition_id',
  'p.location',
  'p.city',
  'p.approval_status',
  'p.allow_offers',
  'p.active',
  'p.sold',
  'p.shipping_type',
  'p.standard_size',
  'p.size',
  'p.chest',
  'p.waist',
  'p.hips',
  'p.inseam',
  'p.sleeve',
  'p.shoulder',
  'p.more_measures',
  'p.created_at',
  'u.first_name',
  'u.username',
  'u.profile_picture',
] as const

const eb: ExpressionBuilder<ProductTables, 'p'> = expressionBuilder()

const photos = eb
  .selectFrom('photos as f')
  .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder'])
  .whereRef('f.product_id', '=', 'p.id')

function selectProducts(db: Db) {
  return db
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.seller_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .select(columns)
    .select(({ fn, ref }) => [
      fn.coalesce('b.name', 'p.custom_brand').as('brand_name'),
      isFuture(ref('u.vacation_until')).as('on_vacation'),
    ])
}

function selectPublic(db: Db, maxPhotos: number) {
  const firstPhotos = photos.where('f.position', '<', eb.lit(maxPhotos)).orderBy('f.position')
  return selectProducts(db).select([
    'p.title',
    'p.description',
    'p.price_paisa',
    jsonArrayFrom(firstPhotos).as('photos'),
  ])
}

function selectOwn(db: Db) {
  const ownPhotos = photos
    .where(({ not, ref }) => not(ref('f.leaves')))
    .orderBy(({ fn }) => fn.coalesce('f.own_position', 'f.position'))
  return selectProducts(db)
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select(({ fn }) => [
      fn.coalesce('r.title', 'p.title').as('title'),
      fn.coalesce('r.description', 'p.description').as('description'),
      fn.coalesce('r.price_paisa', 'p.price_paisa').as('price_paisa'),
      'p.title as public_title',
      'p.description as public_description',
      'p.price_paisa as public_price_paisa',
      fn.coalesce('r.rejection_reason', 'p.rejection_reason').as('rejection_reason'),
      'r.status as revision_status',
      'p.sold_elsewhere_at',
      'p.taken_down_at',
      jsonArrayFrom(ownPhotos).as('photos'),
    ])
}

const ownTitle = eb.fn<string>('lower', [
  eb.fn.coalesce(
    eb.selectFrom('product_revisions as r').select('r.title').whereRef('r.product_id', '=', 'p.id'),
    'p.title',
  ),
])

type Ids = SelectQueryBuilder<ProductTables, 'p', { id: number }>

const sorts: Record<OwnSort, (ids: Ids) => Ids> = {
  newest: ids => ids.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc'),
  oldest: ids => ids.orderBy('p.created_at').orderBy('p.id'),
  price_asc: ids => ids.orderBy('p.price_paisa').orderBy('p.id'),
  price_desc: ids => ids.orderBy('p.price_paisa', 'desc').orderBy('p.id', 'desc'),
  title_asc: ids => ids.orderBy(ownTitle).orderBy('p.id'),
  title_desc: ids => ids.orderBy(ownTitle, 'desc').orderBy('p.id', 'desc'),
  stock_asc: ids => ids.orderBy('p.quantity_left').orderBy('p.id'),
  stock_desc: ids => ids.orderBy('p.quantity_left', 'desc').orderBy('p.id', 'desc'),
}

/** Reads one page in two statements: ids, planned for their values, then their rows, with one reusable plan. */
export async function findProducts(
  db: Db,
  selection: Selection,
  sort: OwnSort,
  limit: number,
  offset: number,
  view: View = 'public',
): Promise<ProductRow[]> {
  // Inlines limit and offset: as parameters they would hide the small row count from the planner.
  const page = sorts[sort](db.selectFrom('products as p').select('p.id').where(selection))
    .limit(eb.lit(limit))
    .offset(eb.lit(offset))
  const ids = (await page.execute()).map(({ id }) => id)
  return rowsInOrder(ids, await findProductsById(db, ids, view))
}

/** Reads the newest products of several selections, as `findProducts` does, but in two statements in all. */
export async function findNewestOfEach(db: Db, selections: Selection[], limit: number): Promise<ProductRow[][]> {
  const newestOf = (selection: Selection, list: number) =>
    db
      .selectFrom(
        sorts
          .newest(db.selectFrom('products as p').select('p.id').where(selection))
          .limit(eb.lit(limit))
          .select('p.created_at')
          .as('newest'),
      )
      .select(({ lit }) => ['id', 'created_at', lit(list).as('list')])
  const [first, ...others] = selections.map(newestOf)
  if (!first) return []
  const found = await others
    .reduce((all, next) => all.unionAll(next), first)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = await findProductsById(db, [...new Set(found.map(({ id }) => id))])
  return selections.map((_, index) =>
    rowsInOrder(
      found.flatMap(({ id, list }) => (list === index ? [id] : [])),
      rows,
    ),
  )
}

function rowsInOrder(ids: number[], rows: ProductRow[]): ProductRow[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

// Raw: kysely has no array constructor. The subselect hides the array's length, so that the plan is reused.
const isAnyOf = (ids: number[]) => sql<boolean>`p.id = any(array(select unnest(${ids}::bigint[])))`

const readByIds: Record<View, (db: Db, ids: number[]) => Promise<ProductRow[]>> = {
  public: compiledStatement((db, ids) => selectPublic(db, LISTED_PHOTOS).where(isAnyOf(ids))),
  own: compiledStatement((db, ids) => selectOwn(db).where(isAnyOf(ids))),
}

/** Returns products by id as in lists, in every state and unordered, deleted ones too because carts contain them. */
export async function findProductsById(db: Db, ids: number[], view: View = 'public'): Promise<ProductRow[]> {
  return ids.length === 0 ? [] : readByIds[view](db, ids)
}

/** Compiles the query that counts the products of a selection up to `max`. */
export function compileCount(db: Db, selection: Selection, max: number): CompiledQuery<{ total: number }> {
  const counted = db
    .selectFrom('products as p')
    .select(eb.lit(1).as('one'))
    .where(selection)
    .limit(eb.lit(max))
    .as('counted')
  return db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .compile()
}

const facetColumns = {
  category: eb.ref('p.category_id').$castTo<number | string | null>(),
  brand: eb.ref('p.brand_id').$castTo<number | string | null>(),
  condition: eb.ref('p.condition_id').$castTo<number | string | null>(),
  size: effectiveSize.$castTo<number | string | null>(),
}

/** A value that products on sale are filtered by. */
export type Facet = keyof typeof facetColumns

/** Compiles the query that counts the products of a selection by value of a facet, in the order of the values (API-8). */
export function compileFacetCount(
  db: Db,
  selection: Selection,
  facet: Facet,
): CompiledQuery<{ value: number | string; total: number }> {
  const column = facetColumns[facet]
  return db
    .selectFrom('products as p')
    .select(({ fn }) => [column.as('value'), fn.countAll<number>().as('total')])
    .where(selection)
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy('value')
    .$narrowType<{ value: number | string }>()
    .compile()
}

const readById: Record<View, (db: Db, id: number) => Promise<ProductRow[]>> = {
  public: compiledStatement((db, id) =>
    selectPublic(db, MAX_PHOTOS).where('p.id', '=', id).where('p.deleted_at', 'is', null),
  ),
  own: compiledStatement((db, id) => selectOwn(db).where('p.id', '=', id).where('p.deleted_at', 'is', null)),
}

/** Returns a product in any state but deleted. */
export async function findProduct(db: Db, id: number, view: View = 'public'): Promise<ProductRow | undefined> {
  const [product] = await readById[view](db, id)
  return product
}

const readOutline = compiledStatement((db, id: number) =>
  db
    .selectFrom('products')
    .select(['category_id', 'seller_id', 'approval_status', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
)

/** Returns the category and seller of a product in any state but deleted, and what decides who sees it. */
export async function findProductOutline(db: Db, id: number) {
  const [product] = await readOutline(db, id)
  return product
}
