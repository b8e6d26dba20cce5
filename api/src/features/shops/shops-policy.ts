import type { Account } from '../../http/account.ts'

/** Likes and saves are visible to their owner only. */
export function canSeeLikes(ownerId: number, account: Account | undefined): boolean {
  return account?.id === ownerId
}
