import type { PersonPage } from '@closyyy/contract/follows-schemas'
import type { Profile } from '@closyyy/contract/users-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { getProfile } from '../users/users-service.ts'
import {
  countFollow,
  deleteFollow,
  type End,
  findCount,
  findPeople,
  insertFollow,
  lockPeople,
} from './follows-queries.ts'

export async function follow(db: Db, account: Account, userId: number): Promise<Profile> {
  if (userId === account.id) throw new AppError('conflict', 'follow.self')
  await transact(db, async tx => {
    if ((await lockPeople(tx, [account.id, userId])) < 2) throw new AppError('not-found', 'person.not-found')
    if (await insertFollow(tx, account.id, userId)) await countFollow(tx, account.id, userId, 1)
  })
  return getProfile(db, userId, account)
}

export async function unfollow(db: Db, account: Account, userId: number): Promise<Profile> {
  await transact(db, async tx => {
    await lockPeople(tx, [account.id, userId])
    if (await deleteFollow(tx, account.id, userId)) await countFollow(tx, account.id, userId, -1)
  })
  return getProfile(db, userId, account)
}

export async function listPeople(db: Db, userId: number, end: End, paging: Paging): Promise<PersonPage> {
  const people = await findPeople(db, userId, end, paging.per_page, (paging.page - 1) * paging.per_page)
  return { data: people, ...(await pageMeta(people.length, paging, () => findCount(db, userId, end))) }
}
