import { approveProduct, rejectProduct } from '@closyyy/contract/moderation-calls'
import * as writing from '@closyyy/contract/own-products-calls'
import { addAddress } from '../builders.ts'
import { listing } from '../filled-forms.ts'
import { sendForm } from '../forms.ts'
import { seenVersion } from '../seen-version.ts'
import { done, type Mutate, type Mutation, type MutationContext, photoFields } from './mutation.ts'
import type { World } from './world.ts'

const edit =
  (index: number, set: object): Mutate =>
  ({ api, world: { products, sellers } }) => {
    const { id, title, description, price_paisa } = products[index] as World['products'][0]
    const body = { title, description, price: price_paisa / 100, ...set }
    return done(api.call(writing.updateProduct, { params: { id }, body }, sellers[0].token))
  }

const approve = async ({ api, world }: MutationContext, id: number) => {
  const body = { version: await seenVersion(api.db, id) }
  return done(api.call(approveProduct, { params: { id }, body }, world.admin.token))
}

export const productMutations: Mutation[] = [
  {
    name: 'create a product',
    isVisible: true,
    async mutate({ api, world: { sellers } }) {
      const address = await addAddress(api.db, { user_id: sellers[0].id, address_type: 'pickup' })
      const body = { ...listing(address), category_id: 17, size_data: { standard_size: 'medium' as const } }
      await done(api.call(writing.createProduct, { body }, sellers[0].token))
    },
  },
  { name: 'approve a product', isVisible: true, mutate: context => approve(context, context.world.pending.id) },
  { name: 'change the price', isVisible: true, mutate: edit(0, { price: 1_345 }) },
  { name: 'propose a description', isVisible: true, mutate: edit(1, { description: 'Never worn.' }) },
  {
    name: 'approve the description',
    isVisible: true,
    mutate: context => approve(context, context.world.products[1].id),
  },
  { name: 'change the size', isVisible: true, mutate: edit(1, { size_data: { standard_size: 'medium' } }) },
  {
    name: 'change a measurement',
    isVisible: true,
    mutate: edit(2, { size_data: { standard_size: 'large', chest: 20 } }),
  },
  { name: 'add stock', isVisible: true, mutate: edit(2, { quantity: 5 }) },
  { name: 'stop taking offers', isVisible: true, mutate: edit(2, { allow_offers: false }) },
  { name: 'withdraw a product', isVisible: true, mutate: edit(3, { active: false }) },
  { name: 'show it again', isVisible: true, mutate: edit(3, { active: true }) },
  { name: 'mark a product as sold', isVisible: true, mutate: edit(4, { sold: true }) },
  {
    name: 'relist it',
    isVisible: true,
    mutate: ({ api, world: { products, sellers } }) =>
      done(api.call(writing.relistProduct, { params: { id: products[4].id } }, sellers[0].token)),
  },
  { name: 'propose a new title', isVisible: true, mutate: edit(5, { title: 'Velvet shawl' }) },
  { name: 'approve the title', isVisible: true, mutate: context => approve(context, context.world.products[5].id) },
  {
    name: 'propose a new photo',
    isVisible: false,
    mutate: async ({ api, world: { products, sellers } }) =>
      done(
        sendForm(
          api,
          writing.updateProductPhotos,
          { id: products[6].id, fields: await photoFields('new_photos[]') },
          sellers[0].token,
        ),
      ),
  },
  { name: 'approve the photo', isVisible: true, mutate: context => approve(context, context.world.products[6].id) },
  { name: 'propose a title to be rejected', isVisible: true, mutate: edit(6, { title: 'Rejected shawl' }) },
  {
    name: 'reject the title',
    isVisible: false,
    async mutate({ api, world: { products, admin } }) {
      const { id } = products[6]
      const body = { reason: 'Not a shawl.', version: await seenVersion(api.db, id) }
      await done(api.call(rejectProduct, { params: { id }, body }, admin.token))
    },
  },
  {
    name: 'delete a product',
    isVisible: true,
    mutate: ({ api, world: { products, sellers } }) =>
      done(api.call(writing.deleteProduct, { params: { id: products[7].id } }, sellers[0].token)),
  },
]
