import { expressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

const eb = expressionBuilder<Tables>()

/** Selects `e.user_id` of the other accounts that signed in from a browser of this one; demo accounts share theirs. */
export const accountsOnDevicesOf = (userId: number) =>
  eb
    .selectFrom('known_devices as d')
    .innerJoin('known_devices as e', 'e.device_hash', 'd.device_hash')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .innerJoin('users as v', 'v.id', 'e.user_id')
    .select('e.user_id')
    .where('d.user_id', '=', userId)
    .where('e.user_id', '<>', userId)
    .where('d.has_id', '=', true)
    .where('e.has_id', '=', true)
    .where(({ and, not, ref }) => not(and([ref('u.is_demo'), ref('v.is_demo')])))
