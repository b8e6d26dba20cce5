import type { Insertable } from 'kysely'
import type { Db } from '../src/db/database.ts'
import type { OrdersTable } from '../src/db/tables/orders.ts'
import type { ProductsTable } from '../src/db/tables/products.ts'
import type { UsersTable } from '../src/db/tables/users.ts'
import type { Tables } from '../src/db/tables.ts'
import { openSession } from '../src/features/sessions/sessions-service.ts'
import { addressLines } from './filled-forms.ts'

let serial = 0

/** Inserts a person with a confirmed email, an admin as an owner; `set` overrides columns. */
export async function addUser(db: Db, set: Partial<Insertable<UsersTable>> = {}) {
  const number = ++serial
  return db
    .insertInto('users')
    .values({
      username: `person_${number}`,
      first_name: 'Ayesha',
      last_name: 'Khan',
      email: `person${number}@example.pk`,
      phone: `92300${String(number).padStart(7, '0')}`,
      email_verified_at: new Date(),
      ...(set.is_admin && { roles: ['owner'] }),
      ...set,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function signIn(db: Db, user: { id: number }): Promise<string> {
  return openSession(db, user.id)
}

/** Inserts a person as `addUser` does, with the token of their session. */
export async function addSignedInUser(db: Db, set?: Parameters<typeof addUser>[1]) {
  const user = await addUser(db, set)
  return { ...user, token: await signIn(db, user) }
}

/** Inserts a product on sale with one photo, a minute newer than the one before. */
export async function addProduct(db: Db, set: Partial<Insertable<ProductsTable>> & { seller_id: number }) {
  const number = ++serial
  const product = await db
    .insertInto('products')
    .values({
      title: `Linen kurta ${number}`,
      description: 'Worn twice, washed by hand.',
      price_paisa: 250_000,
      quantity: 1,
      quantity_left: set.sold ? 0 : 1,
      category_id: 4,
      condition_id: 2,
      city: 'Lahore',
      approval_status: 'approved',
      created_at: new Date(Date.UTC(2026, 0, 1, 0, number)),
      ...set,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const photo = {
    position: 0,
    key: `photo${String(number).padStart(8, '0')}`,
    width: 1280,
    height: 1600,
    placeholder: null,
    drawn_from: null,
  }
  await db
    .insertInto('photos')
    .values({ product_id: product.id, ...photo })
    .execute()
  return product
}

/** Inserts a shipping address in Lahore. @returns its id */
export async function addAddress(db: Db, set: Partial<Insertable<Tables['addresses']>> & { user_id: number }) {
  const address_line_1 = `Flat ${++serial}, Block 5`
  const row = { address_type: 'shipping' as const, ...addressLines, address_line_1, ...set }
  const { id } = await db.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts a suspension without its other effects. @returns its id */
export async function addSuspension(
  db: Db,
  set: Partial<Insertable<Tables['suspensions']>> & { user_id: number; suspended_by: number },
) {
  const row = { reason: 'Sells replicas.', ...set }
  const { id } = await db.insertInto('suspensions').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addBrand(db: Db, name: string) {
  return db.insertInto('brands').values({ name }).returningAll().executeTakeFirstOrThrow()
}

export async function addOrder(
  db: Db,
  set: Partial<Insertable<OrdersTable>> & { seller_id: number; buyer_id: number },
) {
  return db
    .insertInto('orders')
    .values({
      tracking_no: `TEST${++serial}`,
      status: 'completed',
      address_line_1: 'House # 12/3',
      city: 'Lahore',
      state_province_or_region: 'Punjab',
      zip_or_postal_code: '54000',
      subtotal_paisa: 300_000,
      delivery_fee_paisa: 25_000,
      platform_fee_paisa: 30_000,
      seller_profit_paisa: 245_000,
      ...set,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Inserts an order that came back refused, by a report of the courier. @returns its id */
export async function addRefusal(db: Db, set: Parameters<typeof addOrder>[1]) {
  const { id } = await addOrder(db, { status: 'cancelled', ...set })
  await db.insertInto('order_events').values({ order_id: id, action: 'report-refused', actor: 'courier' }).execute()
  return id
}
