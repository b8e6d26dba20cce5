import type { OwnUser, Profile, ProfileInput } from '@closyyy/contract/users-schemas'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { requireUnreserved } from '../../reserved-names.ts'
import { isoTime } from '../../time.ts'
import { showBuyerAverages } from '../order-ratings/order-ratings-service.ts'
import { keyOfPicture, picturePath } from '../photos/photo-response.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withNewPicture } from '../photos/photos-service.ts'
import { presentDeliveryDays } from '../seller-speeds/delivery-days.ts'
import {
  findOwnUser,
  findProfile,
  findRelation,
  type ProfileRow,
  replacePicture,
  updateProfile,
} from './users-queries.ts'

export async function getOwnUser(db: Db, account: Account): Promise<OwnUser> {
  const user = await findOwnUser(db, account.id)
  if (!user) throw new AppError('signed-out', 'access.signed-out')
  const { suspension } = user
  return {
    ...user,
    suspension: suspension && { ...suspension, ends_at: suspension.ends_at && isoTime(suspension.ends_at) },
  }
}

function presentProfile({ delivery_days_from, delivery_days_to, ...profile }: ProfileRow): Profile {
  return { ...profile, delivery_days: presentDeliveryDays({ delivery_days_from, delivery_days_to }) }
}

export async function getProfile(db: Db, id: number, viewer: Account | undefined): Promise<Profile> {
  const profile = await findProfile(db, id)
  if (!profile) throw new AppError('not-found', 'person.not-found')
  const shown = presentProfile(profile)
  if (!viewer) return shown
  const relation = await findRelation(db, viewer.id, id)
  if (viewer.id !== id) return { ...shown, ...relation }
  return { ...shown, ...relation, as_buyer: (await showBuyerAverages(db, [id]))(id) }
}

/** Lets a person keep names from before they were reserved (ACCOUNT-18). */
async function requireNewNames(db: Db, id: number, { first_name, last_name }: ProfileInput): Promise<void> {
  if (first_name === undefined && last_name === undefined) return
  const own = await findOwnUser(db, id)
  if (!own) return
  const names = { first_name: first_name ?? own.first_name, last_name: last_name ?? own.last_name }
  if (names.first_name !== own.first_name || names.last_name !== own.last_name) requireUnreserved(names)
}

export async function changeProfile(
  db: Db,
  account: Account,
  { bio, website, ...rest }: ProfileInput,
): Promise<OwnUser> {
  requirePublicTexts({ bio })
  await requireNewNames(db, account.id, rest)
  const set = {
    ...rest,
    ...(bio !== undefined && { bio: bio || null }),
    ...(website !== undefined && { website: website || null }),
  }
  if (Object.keys(set).length > 0) await updateProfile(db, account.id, set)
  return getOwnUser(db, account)
}

export async function changePicture(db: Db, photos: PhotoStore, account: Account, file: File): Promise<OwnUser> {
  const old = await withNewPicture(photos, file, 'profile_picture', async key =>
    key ? replacePicture(db, account.id, picturePath(key)) : null,
  )
  const oldKey = old && keyOfPicture(old)
  if (oldKey) await photos.discard([oldKey])
  return getOwnUser(db, account)
}
