import * as z from '@closyyy/contract/schema'
import { guestCredentials } from './carts-schemas.ts'
import { message } from './messages.ts'
import { Order } from './orders-schemas.ts'
import { CODE_LENGTH } from './phone-codes.ts'
import { SentCode } from './phone-codes-schemas.ts'
import { IdText } from './scalars.ts'

const codeIncomplete = message('phone.code-incomplete')

const params = z.object({ id: IdText })

export const confirmPlacedOrderSchemas = {
  params,
  body: z.object({
    ...guestCredentials,
    /** Not needed with the `token` of a link that confirms the order. */
    code: z.optional(
      z.nullable(
        z.string(codeIncomplete).check(
          z.trim(),
          z.refine(text => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(text), codeIncomplete),
        ),
      ),
    ),
  }),
  data: Order,
}

export const sendOrderCodeSchemas = {
  params,
  body: z.object(guestCredentials),
  data: SentCode,
}
