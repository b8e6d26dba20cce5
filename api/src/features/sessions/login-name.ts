import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Matches accounts by email, phone (92 first) or username. */
export function isNamed(login: string) {
  return ({ eb, or, fn }: ExpressionBuilder<Tables, 'users'>) =>
    or([
      eb(fn('lower', ['email']), '=', login.toLowerCase()),
      eb(fn('lower', ['username']), '=', login.toLowerCase()),
      eb('phone', '=', login),
    ])
}
