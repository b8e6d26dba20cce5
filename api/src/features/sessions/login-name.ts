import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** The condition that an email, a phone (92 first) or a username names an account. */
export function isNamed(login: string) {
  return ({ eb, or, fn }: ExpressionBuilder<Tables, 'users'>) =>
    or([
      eb(fn('lower', ['email']), '=', login.toLowerCase()),
      eb(fn('lower', ['username']), '=', login.toLowerCase()),
      eb('phone', '=', login),
    ])
}
