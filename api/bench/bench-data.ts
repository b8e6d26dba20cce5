import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

const moods = [
  'vintage',
  'classic',
  'festive',
  'everyday',
  'tailored',
  'relaxed',
  'cropped',
  'flowing',
  'formal',
  'summer',
]
const colours = [
  'black',
  'ivory',
  'maroon',
  'navy',
  'teal',
  'mustard',
  'olive',
  'peach',
  'rust',
  'indigo',
  'plum',
  'sage',
]
const cloths = ['linen', 'cotton', 'lawn', 'khaddar', 'silk', 'denim', 'velvet', 'chiffon', 'leather', 'wool']
export const garments = [
  'jacket',
  'kurta',
  'kurti',
  'shalwar',
  'waistcoat',
  'sherwani',
  'blazer',
  'hoodie',
  'sweater',
  'trousers',
  'jeans',
  'palazzo',
  'abaya',
  'shawl',
  'dupatta',
  'lehenga',
  'gharara',
  'frock',
  'romper',
  'skirt',
  'blouse',
  'sneaker',
  'loafer',
  'khussa',
  'handbag',
  'clutch',
  'backpack',
  'bracelet',
  'necklace',
  'perfume',
  'overcoat',
  'cardigan',
]
/** The bench's products are spread over these evenly. */
export const benchCategories = [1, 2, 3, 4, 5, 7, 8, 12, 13, 14, 16, 17, 20, 21, 22, 24, 25, 27, 37, 49]

export const SELLERS = 500
const BRANDS = 40
const PHOTOS = 2
const STEP = 100_000

const paragraph =
  'Worn a handful of times and looked after well, washed by hand and kept in a dry cupboard. No stains or marks. '

const array = (values: readonly string[]) => sql`${sql.val(values)}::text[]`
/** Returns a number below `size` that depends only on the row and a salt. */
const roll = (salt: number, size: number) =>
  sql`(((n * 2654435761 + ${sql.lit(salt)} * 40503) >> 7) % ${sql.lit(size)})::int`

async function fillPeople(db: Db): Promise<void> {
  await sql`
    insert into users (username, first_name, email, phone, email_verified_at)
    select 'seller_' || n, 'Seller', 'seller' || n || '@example.pk', '9230' || lpad(n::text, 8, '0'), now()
    from generate_series(1, ${sql.lit(SELLERS)}) n`.execute(db)
  await sql`insert into brands (name) select 'Brand ' || n from generate_series(1, ${sql.lit(BRANDS)}) n`.execute(db)
}

async function fillProducts(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into products (id, seller_id, title, description, price_paisa, quantity, quantity_left, category_id, brand_id,
      condition_id, city, approval_status, sold, standard_size, created_at)
    select n, 1 + ${roll(1, SELLERS)},
      (${array(moods)})[1 + ${roll(2, moods.length)}] || ' ' || (${array(colours)})[1 + ${roll(3, colours.length)}] || ' ' ||
        (${array(cloths)})[1 + ${roll(4, cloths.length)}] || ' ' || (${array(garments)})[1 + ${roll(5, garments.length)}],
      repeat(${paragraph}, 1 + ${roll(6, 3)}), 50000 + ${roll(7, 20_000)} * 100, 1,
      case when ${roll(8, 6)} = 0 then 0 else 1 end, (${sql.val(benchCategories)}::bigint[])[1 + ${roll(9, benchCategories.length)}],
      1 + ${roll(10, BRANDS)}, 1 + ${roll(11, 3)}, 'Lahore', 'approved', ${roll(8, 6)} = 0,
      (array['small', 'medium', 'large', 'extra_large'])[1 + ${roll(12, 4)}], timestamptz '2026-01-01' + n * interval '13 seconds'
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n`.execute(db)
  await sql`
    insert into photos (product_id, position, key, width, height, placeholder)
    select n, p, md5(n || '-' || p), 1280, 1600, 'data:image/svg+xml,' || repeat('x', 240)
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n, generate_series(0, ${sql.lit(PHOTOS - 1)}) p`.execute(
    db,
  )
}

/** Fills an empty migrated database with the same products every time; creates indexes last, which is faster. */
export async function fillBench(db: Db, rows: number): Promise<void> {
  const { rows: indexes } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where tablename = 'products' and indexname <> 'products_pkey'`.execute(
    db,
  )
  for (const { indexname } of indexes) await sql`drop index ${sql.id(indexname)}`.execute(db)
  await fillPeople(db)
  for (let from = 1; from <= rows; from += STEP) await fillProducts(db, from, Math.min(from + STEP - 1, rows))
  for (const { indexdef } of indexes) await sql.raw(indexdef).execute(db)
  await sql`vacuum analyze`.execute(db)
}
