import { expressionBuilder } from 'kysely'
import { daysAgo } from './expressions.ts'
import type { Tables } from './tables.ts'

/** Days for which a former phone still counts as its account's (HELD-1). */
const FORMER_PHONE_DAYS = 730

const eb = expressionBuilder<Tables>()

/** Selects from the phones `f` that accounts gave up recently. */
export const recentFormerPhones = () =>
  eb.selectFrom('former_phones as f').where('f.ended_at', '>', daysAgo(FORMER_PHONE_DAYS))
