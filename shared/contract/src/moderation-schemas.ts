import * as z from '@closyyy/contract/schema'
import { pageQuery } from './page-schemas.ts'
import { approvalStatuses } from './products.ts'
import { Product, ProductPage } from './products-schemas.ts'
import { IdText } from './scalars.ts'

export const listModeratedProducts = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(approvalStatuses), 'pending') }),
  data: ProductPage,
}

export const approveProduct = {
  params: z.object({ id: IdText }),
  data: Product,
}

export const rejectProduct = {
  params: z.object({ id: IdText }),
  body: z.object({
    reason: z
      .string('Please enter a reason.')
      .check(z.trim(), z.minLength(1, 'Please enter a reason.'), z.maxLength(500)),
  }),
  data: Product,
}
