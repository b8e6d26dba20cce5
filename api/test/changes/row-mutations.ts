import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { addBrand } from '../builders.ts'
import type { Mutate, Mutation } from './mutation.ts'
import type { World } from './world.ts'

const onDatabase =
  (change: (db: Db, world: World) => Promise<unknown>): Mutate =>
  ({ api, world }) =>
    change(api.db, world)

const setProduct = (set: object): Mutate =>
  onDatabase((db, { products }) => db.updateTable('products').set(set).where('id', '=', products[6].id).execute())

/** Changes of rows that no call makes today, as migrations, scripts and later features may. */
export const rowMutations: Mutation[] = [
  { name: 'insert a brand', isVisible: true, mutate: onDatabase(db => addBrand(db, 'Alkaram')) },
  {
    name: 'rename a brand',
    isVisible: true,
    mutate: onDatabase(db =>
      db.updateTable('brands').set({ name: 'Khaadi Home' }).where('name', '=', 'Khaadi').execute(),
    ),
  },
  {
    name: 'rename a category',
    isVisible: true,
    mutate: onDatabase(db => db.updateTable('categories').set({ name: 'gowns' }).where('id', '=', 17).execute()),
  },
  {
    name: 'change the brand of a product',
    isVisible: true,
    mutate: setProduct({ brand_id: null, custom_brand: 'Own' }),
  },
  { name: 'move a product to another category', isVisible: true, mutate: setProduct({ category_id: 18 }) },
  { name: 'change the condition of a product', isVisible: true, mutate: setProduct({ condition_id: 1 }) },
  { name: 'make a product the newest', isVisible: true, mutate: setProduct({ created_at: new Date() }) },
  { name: 'retitle a product', isVisible: true, mutate: setProduct({ title: 'Velvet coat' }) },
  {
    name: 'give a product to another seller',
    isVisible: true,
    mutate: onDatabase((db, { products, sellers }) =>
      db.updateTable('products').set({ seller_id: sellers[1].id }).where('id', '=', products[6].id).execute(),
    ),
  },
  {
    name: 'replace a photo',
    isVisible: true,
    mutate: onDatabase((db, { products }) =>
      db.updateTable('photos').set({ key: 'replaced0001' }).where('product_id', '=', products[6].id).execute(),
    ),
  },
  {
    name: 'change the comment of a rating',
    isVisible: true,
    mutate: onDatabase(db => db.updateTable('ratings').set({ comment: 'Removed.' }).execute()),
  },
  {
    name: 'delete the pictures of a rating',
    isVisible: true,
    mutate: onDatabase(db => db.deleteFrom('rating_pictures').execute()),
  },
  {
    name: 'measure a seller',
    isVisible: true,
    mutate: onDatabase((db, { sellers }) =>
      db.insertInto('seller_speeds').values({ user_id: sellers[0].id, reply_minutes: 90 }).execute(),
    ),
  },
  {
    name: 'measure a seller again with another result',
    isVisible: true,
    mutate: onDatabase(db => db.updateTable('seller_speeds').set({ reply_minutes: 30 }).execute()),
  },
  {
    name: 'remove the phone of a seller',
    isVisible: true,
    mutate: onDatabase((db, { sellers }) =>
      db.updateTable('users').set({ phone: null }).where('id', '=', sellers[0].id).execute(),
    ),
  },
  {
    name: 'insert a like',
    isVisible: true,
    mutate: onDatabase((db, { buyer, products }) =>
      db.insertInto('likes').values({ user_id: buyer.id, product_id: products[6].id }).execute(),
    ),
  },
  { name: 'empty the likes', isVisible: true, mutate: onDatabase(db => sql`truncate likes`.execute(db)) },
  {
    name: 'close an account without changing it',
    isVisible: true,
    mutate: onDatabase((db, { buyer }) => db.insertInto('closed_accounts').values({ user_id: buyer.id }).execute()),
  },
  {
    name: 'delete a row of a product',
    isVisible: true,
    mutate: onDatabase(db => db.deleteFrom('products').where('title', '=', 'Silk shawl 3').execute()),
  },
  {
    name: 'change many products at once',
    isVisible: true,
    mutate: onDatabase(async db => {
      await sql`insert into products (
          seller_id, title, description, price_paisa, quantity, quantity_left, category_id, condition_id, city,
          approval_status
        ) select seller_id, title, description, price_paisa, 1, 1, category_id, condition_id, city, 'approved'
        from products, generate_series(1, 20)`.execute(db)
    }),
  },
  {
    name: 'reduce every price',
    isVisible: true,
    mutate: onDatabase(db => sql`update products set price_paisa = price_paisa - 100`.execute(db)),
  },
]
