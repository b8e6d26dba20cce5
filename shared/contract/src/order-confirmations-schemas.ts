import * as z from '@closyyy/contract/schema'
import { guestCredentials } from './carts-schemas.ts'
import { Order } from './orders-schemas.ts'
import { Code, SentCode } from './phone-codes-schemas.ts'
import { IdText } from './scalars.ts'

const params = z.object({ id: IdText })

export const confirmPlacedOrderSchemas = {
  params,
  body: z.object({
    ...guestCredentials,
    /** Not needed with the `token` of a link that confirms the order. */
    code: z.optional(z.nullable(Code)),
  }),
  data: Order,
}

export const sendOrderCodeSchemas = {
  params,
  body: z.object(guestCredentials),
  data: SentCode,
}
