import type { ShippingSettings } from '@closyyy/contract/shipping-settings-schemas'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

export async function findShippingSettings(db: Db, userId: number): Promise<ShippingSettings> {
  const chosen = await db
    .selectFrom('shipping_settings')
    .select('shipping_type')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen ?? { shipping_type: 'depopShipping' }
}

export function upsertShippingSettings(db: Db, userId: number, settings: ShippingSettings): Promise<ShippingSettings> {
  return db
    .insertInto('shipping_settings')
    .values({ user_id: userId, ...settings })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...settings, updated_at: now }))
    .returning('shipping_type')
    .executeTakeFirstOrThrow()
}
