import { demoCatalogue } from '@closyyy/demo/catalogue/demo-catalogue'
import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { measureSellers } from '../src/features/seller-speeds/seller-speeds-queries.ts'
import { hashPassword } from '../src/features/sessions/passwords.ts'
import { loadPeople } from './load-people.ts'
import { loadProducts, productsByAge } from './load-products.ts'
import { clock, numbered } from './load-rows.ts'
import { loadTrade } from './load-trade.ts'

/** The password of every demo account (DEMO-1). */
export const DEMO_PASSWORD = 'Closyyy-demo-1'

const LOAD_LOCK = 7_205_811

/** Fills an empty database with the demo shop in one transaction; concurrent processes are safe. */
export async function loadDemo(db: Db, catalogue = demoCatalogue(), now = Date.now()): Promise<void> {
  const isLoaded = await db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(tx)
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone) return false
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const at = clock(now)
    const userId = numbered(catalogue.users, user => user.username)
    const productId = numbered(productsByAge(catalogue), product => product.key)
    await loadPeople(tx, catalogue, userId, at, passwordHash)
    await loadProducts(tx, catalogue, userId, productId, at)
    await loadTrade(tx, catalogue, userId, productId, at)
    await measureSellers(tx)
    return true
  })
  if (isLoaded) await sql`analyze`.execute(db)
}
