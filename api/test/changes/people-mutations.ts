import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import { likeProduct, saveProduct, unlikeProduct } from '@closyyy/contract/likes-calls'
import { updateShopDescription } from '@closyyy/contract/shops-calls'
import { updateProfile, updateProfilePicture } from '@closyyy/contract/users-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { sql } from 'kysely'
import { eraseClosedAccounts } from '../../src/features/data-deletion/data-erasing.ts'
import { openPhotoStore } from '../../src/features/photos/photo-store.ts'
import { addUser } from '../builders.ts'
import { sendForm } from '../forms.ts'
import { until } from './change-stream.ts'
import { done, type Mutate, type Mutation, photoFields } from './mutation.ts'

const photos = { ...openPhotoStore({ folder: 'none', draw: async () => undefined }), discard: async () => undefined }

const onVacation =
  (on: boolean): Mutate =>
  ({ api, world: { sellers } }) =>
    done(api.call(setVacation, { body: { on } }, sellers[0].token))

const onProduct =
  (call: typeof likeProduct): Mutate =>
  ({ api, world: { products, buyer } }) =>
    done(api.call(call, { params: { id: products[6].id } }, buyer.token))

const onSeller =
  (call: typeof followUser): Mutate =>
  ({ api, world: { sellers, buyer } }) =>
    done(api.call(call, { params: { id: sellers[1].id } }, buyer.token))

export const peopleMutations: Mutation[] = [
  { name: 'like a product', isVisible: true, mutate: onProduct(likeProduct) },
  { name: 'unlike it', isVisible: true, mutate: onProduct(unlikeProduct) },
  { name: 'save it', isVisible: false, mutate: onProduct(saveProduct) },
  { name: 'follow a seller', isVisible: true, mutate: onSeller(followUser) },
  { name: 'unfollow the seller', isVisible: true, mutate: onSeller(unfollowUser) },
  {
    name: 'change a first name',
    isVisible: true,
    mutate: ({ api, world: { sellers } }) =>
      done(api.call(updateProfile, { body: { first_name: 'Mahnoor' } }, sellers[1].token)),
  },
  {
    name: 'change a biography',
    isVisible: false,
    mutate: ({ api, world: { sellers } }) =>
      done(api.call(updateProfile, { body: { bio: 'Vintage.' } }, sellers[1].token)),
  },
  {
    name: 'change the picture of a buyer who rated',
    isVisible: true,
    mutate: async ({ api, world: { buyer } }) =>
      done(sendForm(api, updateProfilePicture, { fields: await photoFields('profile_picture') }, buyer.token)),
  },
  {
    name: 'describe a shop',
    isVisible: true,
    mutate: ({ api, world: { sellers } }) =>
      done(api.call(updateShopDescription, { body: { description: 'Lawn and silk.' } }, sellers[2].token)),
  },
  { name: 'start a vacation', isVisible: true, mutate: onVacation(true) },
  { name: 'end the vacation', isVisible: true, mutate: onVacation(false) },
  {
    name: 'let a vacation begin and end by itself',
    isVisible: false,
    async mutate({ api: { db }, world: { sellers }, stream }) {
      const { id } = sellers[0]
      await sql`update users set vacation_until = now() + interval '200 milliseconds' where id = ${id}`.execute(db)
      await until(() => stream.keys.has(`person-${id}`), 'the beginning is announced')
      stream.keys.clear()
      await until(() => stream.keys.has(`person-${id}`), 'the end is announced')
    },
  },
  { name: 'register', isVisible: true, mutate: ({ api: { db } }) => addUser(db) },
  {
    name: 'close an account',
    isVisible: true,
    mutate: ({ api, world: { sellers } }) => done(api.call(deleteOwnData, {}, sellers[2].token)),
  },
  {
    name: 'erase the closed account',
    isVisible: false,
    async mutate({ api: { db } }) {
      await sql`update closed_accounts set closed_at = now() - interval '40 days'`.execute(db)
      await eraseClosedAccounts(db, photos, { warn: () => undefined })
    },
  },
]
