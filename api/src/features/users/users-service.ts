import { type OwnUser, type Profile, type ProfileInput, type SellerStats, VACATION_DAYS } from '@closyyy/contract/users'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { rupees } from '../products/product-answer.ts'
import type { Account } from '../sessions/account.ts'
import { findOwnUser, findProfile, findRelation, findStats, startVacation, updateProfile } from './users-queries.ts'

/** The signed-in person's own record. @throws AppError `signed-out` where the account went away meanwhile */
export async function getOwnUser(db: Db, account: Account): Promise<OwnUser> {
  const user = await findOwnUser(db, account.id)
  if (!user) throw new AppError('signed-out', 'Please log in to continue.')
  return user
}

/** A person's public profile; a signed-in viewer also learns what they are to them. @throws AppError `not-found` */
export async function getProfile(db: Db, id: number, viewer: Account | undefined): Promise<Profile> {
  const profile = await findProfile(db, id)
  if (!profile) throw new AppError('not-found', 'There is no such person.')
  return viewer ? { ...profile, ...(await findRelation(db, viewer.id, id)) } : profile
}

/** What a seller has earned so far. */
export async function getStats(db: Db, account: Account): Promise<SellerStats> {
  const { revenue, profit, sold } = await findStats(db, account.id)
  return { total_revenue: rupees(revenue), total_profit: rupees(profit), items_sold: sold }
}

/** Changes the own profile; what is left out stays. @throws AppError `signed-out` */
export async function changeProfile(
  db: Db,
  account: Account,
  { bio, website, ...rest }: ProfileInput,
): Promise<OwnUser> {
  const set = {
    ...rest,
    ...(bio !== undefined && { bio: bio || null }),
    ...(website !== undefined && { website: website || null }),
  }
  if (Object.keys(set).length > 0) await updateProfile(db, account.id, set)
  return getOwnUser(db, account)
}

/** Turns vacation mode on, where it is off, or off. @throws AppError `signed-out` */
export async function setVacation(db: Db, account: Account, isOn: boolean): Promise<OwnUser> {
  await (isOn ? startVacation(db, account.id, VACATION_DAYS) : updateProfile(db, account.id, { vacation_until: null }))
  return getOwnUser(db, account)
}
