import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { SELLERS } from './bench-data.ts'

export const ORDERS_A_SHOT = 1_500
export const SHOTS = 4
const PRODUCTS = SHOTS * ORDERS_A_SHOT
/** As many as products to order, so that each order is its buyer's first. */
const BUYERS = PRODUCTS
/** Buyers with other cart items and offers. */
export const BUSY_BUYERS = 400
const ROWS_OF_A_THREAD = 6
const ITEMS_OF_A_CART = 3
const FIRST_STOCK_ID = 100_000_000
const FIRST_BUYER_ID = 100_000_000

/** Products to order have one unit each, as most in the shop; lists and searches do not contain them. */
export const stockId = (product: number) => FIRST_STOCK_ID + product
export const sellerOf = (product: number) => 1 + (product % SELLERS)
export const buyerId = (buyer: number) => FIRST_BUYER_ID + buyer
export const tokenOf = (buyer: number) => `bench-token-of-buyer-${buyer}`

const stockOf = (product: ReturnType<typeof sql.ref>) => sql`${sql.lit(FIRST_STOCK_ID)} + ${product}`
const n = sql.ref('n')
const idOfBuyer = sql`${sql.lit(FIRST_BUYER_ID)} + n`

async function fillBuyers(db: Db): Promise<void> {
  await sql`
    insert into users (id, username, first_name, last_name, email, phone, email_verified_at)
    select ${idOfBuyer}, 'buyer_' || n, 'Buyer', 'Khan', 'buyer' || n || '@example.pk', '9231' || lpad(n::text, 8, '0'), now()
    from generate_series(0, ${sql.lit(BUYERS - 1)}) n on conflict do nothing`.execute(db)
  await sql`
    insert into sessions (token_hash, user_id)
    select sha256(convert_to(${tokenOf(0).slice(0, -1)} || n, 'UTF8')), ${idOfBuyer}
    from generate_series(0, ${sql.lit(BUYERS - 1)}) n on conflict do nothing`.execute(db)
  await sql`
    insert into addresses (id, user_id, address_type, address_line_1, city, state_province_or_region, zip_or_postal_code)
    select ${idOfBuyer}, ${idOfBuyer}, 'shipping', 'House # 12/3, Street 4', 'Lahore', 'Punjab', '54000'
    from generate_series(0, ${sql.lit(BUYERS - 1)}) n on conflict do nothing`.execute(db)
  await sql`
    insert into carts (id, user_id) select ${idOfBuyer}, ${idOfBuyer}
    from generate_series(0, ${sql.lit(BUYERS - 1)}) n on conflict do nothing`.execute(db)
}

async function fillStock(db: Db): Promise<void> {
  await sql`
    insert into products (id, seller_id, title, description, price_paisa, quantity, quantity_left, category_id,
      condition_id, city, approval_status, created_at)
    select ${stockOf(n)}, 1 + n % ${sql.lit(SELLERS)}, 'product ' || n, 'Worn twice.', 250000, 1, 1, 6, 2, 'Lahore',
      'approved', timestamptz '2025-01-01' + n * interval '1 second'
    from generate_series(0, ${sql.lit(PRODUCTS - 1)}) n
    on conflict (id) do update set quantity_left = 1, sold = false`.execute(db)
  await sql`
    insert into photos (product_id, position, key, width, height, placeholder)
    select ${stockOf(n)}, 0, 'stockphoto' || n, 1280, 1600, 'data:image/svg+xml,' || repeat('x', 240)
    from generate_series(0, ${sql.lit(PRODUCTS - 1)}) n
    where not exists (select from photos f where f.product_id = ${stockOf(n)})`.execute(db)
}

/** Every cart contains the product to order; those of busy buyers also products of the catalogue. */
async function fillCarts(db: Db): Promise<void> {
  await sql`delete from cart_items where product_id >= ${FIRST_STOCK_ID}`.execute(db)
  await sql`
    insert into cart_items (cart_id, product_id, quantity)
    select ${idOfBuyer}, ${stockOf(n)}, 1 from generate_series(0, ${sql.lit(BUYERS - 1)}) n`.execute(db)
  await sql`
    insert into cart_items (cart_id, product_id, quantity)
    select ${idOfBuyer}, p.id, 1 from generate_series(0, ${sql.lit(BUSY_BUYERS - 1)}) n
    cross join lateral (
      select id from products where on_sale and id > n * ${sql.lit(ITEMS_OF_A_CART)} order by id
      limit ${sql.lit(ITEMS_OF_A_CART)}
    ) p on conflict do nothing`.execute(db)
}

async function fillThreads(db: Db): Promise<void> {
  await sql`delete from offers where product_id >= ${FIRST_STOCK_ID}`.execute(db)
  await sql`
    insert into offers (product_id, buyer_id, seller_id, actor_id, price_paisa, message, status, action, created_at)
    select ${stockOf(n)}, ${idOfBuyer}, 1 + n % ${sql.lit(SELLERS)},
      case when r % 2 = 1 then ${idOfBuyer} else 1 + n % ${sql.lit(SELLERS)} end, 150000 + r * 1000, 'Would you take this?',
      case when r = ${sql.lit(ROWS_OF_A_THREAD)} then 'pending' else 'rejected' end,
      case when r = ${sql.lit(ROWS_OF_A_THREAD)} then 'counter' else 'countered' end, now() - (10 - r) * interval '1 minute'
    from generate_series(0, ${sql.lit(BUSY_BUYERS - 1)}) n, generate_series(1, ${sql.lit(ROWS_OF_A_THREAD)}) r
    order by n, r`.execute(db)
}

/** Adds signed-in buyers, products to order, carts and conversations to a bench database, or resets them. */
export async function fillTrade(db: Db): Promise<void> {
  await fillBuyers(db)
  await fillStock(db)
  await fillCarts(db)
  await fillThreads(db)
  for (const table of ['products', 'cart_items', 'offers']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
