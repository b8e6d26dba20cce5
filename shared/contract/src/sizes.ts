import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './sizes-schemas.ts'

export const standardSizes = ['small', 'medium', 'large', 'extra_large'] as const
export type StandardSize = (typeof standardSizes)[number]

export type Size = z.infer<typeof schemas.Size>
export type SizeData = z.infer<typeof schemas.SizeData>

/** The fixed standard sizes; extra large is titled XL (PRODUCT-21). */
export const sizes: Size[] = [
  { id: 1, title: 'Small', value: 'small', code: 'S' },
  { id: 2, title: 'Medium', value: 'medium', code: 'M' },
  { id: 3, title: 'Large', value: 'large', code: 'L' },
  { id: 4, title: 'XL', value: 'extra_large', code: 'XL' },
]

export const listSizes = defineCall({
  name: 'listSizes',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/sizes',
  access: 'anyone',
  summary:
    'The four standard sizes; with a group, the sizes of its categories, or of the one that `category` (its word) or `category_id` names.',
  schemas: async () => (await import('./sizes-schemas.ts')).listSizes,
})
