import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { MAX_MODERATION_REASON_LENGTH } from './moderation.ts'
import { approvalStatuses } from './own-products.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText } from './scalars.ts'
import { SeenReports } from './seen-reports-schemas.ts'

/** A product with its pending revision applied; `version` identifies this state for a decision (MODERATION-3). */
export const ModeratedProduct = z.extend(Product, { version: z.string() })
export type ModeratedProduct = z.infer<typeof ModeratedProduct>

/** `version` of the product that the admin saw; another one is a 409. */
const Version = z.string(message('moderation.version-required')).check(z.minLength(1), z.maxLength(100))

/** Why a moderator decided so, trimmed. */
export const ModerationReason = z
  .string(message('moderation.reason-required'))
  .check(
    z.trim(),
    z.minLength(1, message('moderation.reason-required')),
    z.maxLength(MAX_MODERATION_REASON_LENGTH, message('text.too-long')),
  )

export const listModeratedProductsSchemas = {
  query: z.object({
    ...pageQuery,
    status: z._default(z.enum(approvalStatuses), 'pending'),
    /** Continues after this id, unaffected by decisions in between; overrides `page`. */
    after: z.optional(IdText),
  }),
  /** `next` is the value for `after`; null on the last page. */
  data: z.extend(pageOf(ModeratedProduct), { next: z.nullable(Id) }),
}

export const approveProductSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ version: Version }),
  data: Product,
}

export const rejectProductSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ version: Version, reason: ModerationReason }),
  data: Product,
}

export const takeDownProductSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    reason: ModerationReason,
    /** Reports that it is based on, if any; a 409 once they ended. */
    reports: z.optional(SeenReports),
  }),
  data: Product,
}

export const restoreProductSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ reason: ModerationReason }),
  data: Product,
}
