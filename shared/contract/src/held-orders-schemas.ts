import * as z from '@closyyy/contract/schema'
import { heldOrderLinks } from './held-orders.ts'
import { ModerationReason } from './moderation-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

/** An order that waits for a moderator because its buyer and seller seem to be one person (HELD-1). */
export const HeldOrder = z.object({
  id: Id,
  tracking_no: z.string(),
  created_at: Timestamp,
  /** When it is cancelled without a decision (HELD-3). */
  held_until: Timestamp,
  total_amount: Rupees,
  titles: z.array(z.string()),
  seller: z.object({ id: Id, username: z.string() }),
  /** `id` is null for a guest. */
  buyer: z.object({ id: z.nullable(Id), name: z.string() }),
  links: z.array(z.enum(heldOrderLinks)),
})
export type HeldOrder = z.infer<typeof HeldOrder>

export const HeldOrderPage = pageOf(HeldOrder)
export type HeldOrderPage = z.infer<typeof HeldOrderPage>

const deciding = {
  params: z.object({ id: IdText }),
  body: z.object({ reason: ModerationReason }),
  data: z.object({ id: Id }),
}

export const listHeldOrdersSchemas = { query: z.object(pageQuery), data: HeldOrderPage }
export const releaseHeldOrderSchemas = deciding
export const cancelHeldOrderSchemas = deciding
