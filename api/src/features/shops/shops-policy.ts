import type { Account } from '../../http/account.ts'

/** What somebody liked or saved is nobody else's to know. */
export function canSeeMarked(ownerId: number, account: Account | undefined): boolean {
  return account?.id === ownerId
}
